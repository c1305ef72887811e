// What deploy/ says, for the tests that do it.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

/** The three files that an installation goes by. */
export function deployTexts() {
  const read = (name) => readFileSync(path.join(root, 'deploy', name), 'utf8')
  return { readme: read('README.md'), unit: read('botika.service'), settings: read('botika.env.example') }
}

/** The commands of each fenced block, in order. */
export function shellBlocks(markdown) {
  return [...markdown.matchAll(/^ *```sh\n(.*?)^ *```$/gms)].map(([, block]) =>
    block
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )
}

/** The settings of a unit; the sections have no name in common. */
export function readUnit(text) {
  const lines = text.split('\n').filter((line) => /^\w+=/.test(line))
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}
