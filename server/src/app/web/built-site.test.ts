import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtSite } from './built-site'

let dist: string
const PAGE = 'src/pages/home/page.tsx'

const manifestIn = (language: string) => ({
  'src/start.ts': { file: 'assets/start.js' },
  'src/entry-client.tsx': { file: `assets/client-${language}.js`, css: ['assets/all.css'] },
  [PAGE]: { file: `assets/home-${language}.js` },
})

beforeAll(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'botika-site-'))
  for (const folder of ['client/.vite', 'client/assets', 'server'])
    mkdirSync(path.join(dist, folder), { recursive: true })
  writeFileSync(path.join(dist, 'server/entry-server.js'), 'export const KNOWN_QUERY = []')
  writeFileSync(path.join(dist, 'client/assets/start.js'), 'start()')
  writeFileSync(path.join(dist, 'client/assets/all.css'), 'p{margin:0}')
  for (const language of ['en', 'fil'])
    writeFileSync(
      path.join(dist, `client/.vite/manifest.${language}.json`),
      JSON.stringify(manifestIn(language)),
    )
})
afterAll(() => rmSync(dist, { recursive: true, force: true }))

it('names the files of the reader’s language, and the same styles in both', async () => {
  const { assets } = await builtSite(dist)
  expect(assets.en.modulesOf([PAGE])).toEqual(['/assets/home-en.js', '/assets/client-en.js'])
  expect(assets.fil.modulesOf([PAGE])).toEqual(['/assets/home-fil.js', '/assets/client-fil.js'])
  expect(assets.fil.sheetOf([PAGE])).toEqual(assets.en.sheetOf([PAGE]))
  expect(assets.fil.sheetOf([PAGE]).css).toBe('p{margin:0}')
})
