const [major, minor] = process.versions.node.split('.').map(Number)

if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22)) {
  process.stderr.write(
    'Botika needs Node.js 20.19 or newer (22.12 or newer of version 22); this is ' +
      process.versions.node +
      '. Get a newer one at https://nodejs.org.\n',
  )
  process.exit(1)
}
