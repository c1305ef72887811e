import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setAside } from './last-assets.mjs'

let dist: string
beforeEach(() => void (dist = mkdtempSync(path.join(tmpdir(), 'botika-dist-'))))
afterEach(() => rmSync(dist, { recursive: true }))

/** Builds as vite does: what was there is gone. */
function build(files: Record<string, string>) {
  const assets = path.join(dist, 'assets')
  const last = setAside(assets)
  rmSync(assets, { recursive: true, force: true })
  mkdirSync(assets)
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(assets, name), text)
  last.putBack()
  return readdirSync(assets)
    .filter((name) => !name.startsWith('.'))
    .sort()
}

it('keeps the files of the build before beside those of the newest, and no older ones', () => {
  expect(build({ 'client-1.js': 'one', 'same.js': 'first' })).toEqual(['client-1.js', 'same.js'])
  expect(build({ 'client-2.js': 'two', 'same.js': 'second' })).toEqual([
    'client-1.js',
    'client-2.js',
    'same.js',
  ])
  expect(readFileSync(path.join(dist, 'assets/client-1.js'), 'utf8')).toBe('one')
  expect(readFileSync(path.join(dist, 'assets/same.js'), 'utf8')).toBe('second')
  expect(build({ 'client-3.js': 'three' })).toEqual(['client-2.js', 'client-3.js', 'same.js'])
})
