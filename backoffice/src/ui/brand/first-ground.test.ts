import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { dark, light } from './palette'

const page = await readFile(path.join(import.meta.dirname, '../../../index.html'), 'utf8')

it('paints the page in the house’s grounds before anything has loaded', () => {
  const grounds = [...page.matchAll(/background: (#[0-9a-f]{6});/g)].map(([, colour]) => colour)
  expect(grounds).toEqual([light.ground, dark.ground])
})

it('leaves them to the page: a sheet that follows the system would cover what was chosen until the theme is there', async () => {
  const sheet = await readFile(path.join(import.meta.dirname, 'brand.css'), 'utf8')
  const screen = sheet.replace(/@media print \{.*\n\}/s, '')
  expect(screen).not.toMatch(/light-dark|color-scheme: light dark|background:/)
})
