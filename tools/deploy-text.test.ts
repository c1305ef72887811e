import { expect, it } from 'vitest'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deployTexts, readUnit, shellBlocks } from './deploy-text.mjs'

const { readme, unit, settings } = deployTexts()

it('finds the commands of a text, indented ones too', () => {
  expect(shellBlocks('a\n```sh\none\n  two\n```\n1. b\n\n   ```sh\n   three\n   ```\n')).toEqual([
    ['one', 'two'],
    ['three'],
  ])
})

it('has shell commands that the shell can read', () => {
  const commands = shellBlocks(readme).flat()
  expect(commands.length).toBeGreaterThan(15)
  for (const command of commands)
    expect([command, spawnSync('sh', ['-nc', command]).status]).toEqual([command, 0])
})

it('lets the service write its data alone, and keeps it from taking the machine’s memory', () => {
  expect(readUnit(unit)).toMatchObject({
    ReadWritePaths: '/var/lib/botika',
    ProtectSystem: 'strict',
    User: 'botika',
    MemoryMax: expect.stringMatching(/^\dG$/),
    Environment:
      'HOME=/var/lib/botika MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=2097152',
  })
})

it('has settings that the shell and Node.js read alike', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'botika-env-'))
  const file = path.join(folder, 'botika.env')
  writeFileSync(file, settings)
  const print =
    'console.log(JSON.stringify([process.env.MAIL_FROM, process.env.DATABASE_URL, process.env.PORT]))'
  const byNode = spawnSync(process.execPath, [`--env-file=${file}`, '-e', print], {
    env: {},
    encoding: 'utf8',
  })
  const byShell = spawnSync('sh', ['-c', `set -a; . "${file}"; exec "${process.execPath}" -e '${print}'`], {
    env: {},
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect(byShell.stderr).toBe('')
  expect(JSON.parse(byShell.stdout)).toEqual(JSON.parse(byNode.stdout))
  expect(JSON.parse(byNode.stdout)).toContain('Botika <orders@botika.example>')
})
