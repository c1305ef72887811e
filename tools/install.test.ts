import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { INSTALL, isComplete } from './install.mjs'
import { root } from './root.mjs'

const lock = {
  '': { version: '1.0.0' },
  common: { version: '1.0.0' },
  'node_modules/@botika/common': { link: true },
  'node_modules/pg': { version: '8.0.0', integrity: 'sha512-a' },
  'node_modules/for-another-platform': { version: '1.0.0', integrity: 'sha512-b', optional: true },
}
const installed = {
  'node_modules/@botika/common': { link: true },
  'node_modules/pg': { version: '8.0.0', integrity: 'sha512-a' },
}

describe('the installed dependencies', () => {
  it('are complete without what is meant for other platforms', () => {
    expect(isComplete(lock, installed)).toBe(true)
  })

  it('are stale when one is missing, of another version, or of other content', () => {
    expect(isComplete(lock, {})).toBe(false)
    for (const other of [
      { version: '8.0.1', integrity: 'sha512-a' },
      { version: '8.0.0', integrity: 'sha512-z' },
    ])
      expect(isComplete(lock, { ...installed, 'node_modules/pg': other })).toBe(false)
  })

  it('are stale when a workspace is not linked', () => {
    expect(isComplete(lock, { 'node_modules/pg': installed['node_modules/pg'] })).toBe(false)
  })
})

it('are installed whole in production too, where npm leaves out what builds Botika', () => {
  const omitted = (...words: string[]) => {
    const { stdout } = spawnSync('npm', ['config', 'list', '--json', ...words], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    })
    return (JSON.parse(stdout) as { omit: string[] }).omit
  }
  expect(omitted()).toEqual(['dev'])
  expect(omitted(...INSTALL.slice(1))).toEqual([])
})
