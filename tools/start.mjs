// From a fresh clone to a running marketplace: `npm start`, `npm run dev`, and with `--run <command> --` any other.
import './node-version.mjs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { root } from './root.mjs'

const [first, ...rest] = process.argv.slice(2)

endWithNpm()

process.env.BOTIKA_DATA = path.resolve(root, process.env.BOTIKA_DATA || 'data')

await ensureInstalled()
if (first === '--dev') {
  await import('./dev.mjs')
} else {
  const { ensureBuilt } = await import('./build.mjs')
  await ensureBuilt()
  await runServer(first === '--run' ? rest.filter((word, index) => word !== '--' || index !== 1) : ['serve'])
}

/** In this very process, so that signals and exit codes need no messenger. */
async function runServer(words) {
  const main = path.join(root, 'server/dist/main.js')
  process.argv = [process.execPath, main, ...words]
  // files are named from where the person stands, which npm leaves for the project's folder
  if (words[0] !== 'serve' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD)
  await import(pathToFileURL(main).href)
}

/** npm tells a signal to its shell, which dies of it and tells nobody. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
