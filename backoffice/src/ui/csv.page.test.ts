import { CSV_START } from '@botika/common/csv'
import { afterEach, expect, it, vi } from 'vitest'
import { saveAs } from './csv'

afterEach(() => vi.restoreAllMocks())

function saved(text: string) {
  let file: Blob | undefined
  URL.createObjectURL = (blob) => {
    file = blob as Blob
    return 'blob:sheet'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  saveAs('sheet.csv', text)
  return file
}

it.each([
  ['read from a reply, which takes the mark off', ''],
  ['made here', CSV_START],
])('marks a sheet as UTF-8 once for Excel when it was %s', async (_, start) => {
  const row = 'Lunti Pharmacy – Ermita\r\n'
  const marked = new TextEncoder().encode(CSV_START + row)
  expect(saved(start + row)?.size).toBe(marked.length)
})
