import { CSV_START } from '@botika/common/csv'

export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    cells.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(cells)
    cells = []
  }
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n')
  for (let at = 0; at < plain.length; at++) {
    const one = plain.charAt(at)
    if (isQuoted) {
      if (one !== '"') cell += one
      else if (plain.charAt(at + 1) === '"') {
        cell += '"'
        at++
      } else isQuoted = false
    } else if (one === '"') isQuoted = true
    else if (one === ',') endCell()
    else if (one === '\n') endRow()
    else cell += one
  }
  if (cell !== '' || cells.length > 0) endRow()
  return rows
}

/** Hands a sheet to the browser as a file; reading one from a reply takes off what tells Excel that it is UTF-8. */
export function saveAs(name: string, text: string) {
  const whole = text.startsWith(CSV_START) ? text : CSV_START + text
  const address = URL.createObjectURL(new Blob([whole], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the download has its own hold on the bytes by then
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
