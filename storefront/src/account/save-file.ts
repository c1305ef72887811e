/** Hands a text to the browser's downloads. */
export function saveFile(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // the download has its own copy once it has begun
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
