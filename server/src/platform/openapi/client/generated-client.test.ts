import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshSearch } from '../../../search/engine/refresh-repository'
import { aPharmacy } from '../../../testing/makers'
import { aMedicine, offersOf } from '../../../testing/shelf'
import { makeWorld, type World } from '../../../testing/world'

const root = path.resolve(import.meta.dirname, '../../../../..')
const SETTINGS = {
  extends: path.join(root, 'tsconfig.base.json'),
  compilerOptions: { types: ['node'] },
  include: ['*.ts'],
}

let world: World
let base: string
let folder: string

/** Runs a program of ours on Node and answers what it prints; its complaints fail the test. */
async function node(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: folder }).catch(
    (error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error(`${error.message}\n${error.stdout}\n${error.stderr}`)
    },
  )
  return stdout
}

beforeAll(async () => {
  world = await makeWorld()
  const product = await aMedicine(world, 'Paracetamol', '500 mg', {
    brand: 'Biogesic',
    is_sc_discountable: true,
  })
  const [dear, cheap] = [await aPharmacy(world), await aPharmacy(world, { name: 'Botika Mura' })]
  await offersOf(world, product, [
    [dear, 120],
    [cheap, 112],
  ])
  await refreshSearch(world.db, 'all')
  base = await world.app.listen({ port: 0 })
  folder = mkdtempSync(path.join(tmpdir(), 'botika-client-'))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  copyFileSync(path.join(import.meta.dirname, 'guest-journey.ts'), path.join(folder, 'guest-journey.ts'))
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS))
}, 120_000)
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await world.close()
})

describe('a client that is generated from the API document', () => {
  it('takes a guest from the search to the tracked order', async () => {
    const types = astToString(await openapiTS(new URL('/api/openapi.json', base)))
    writeFileSync(path.join(folder, 'schema.d.ts'), types)
    await node(path.join(root, 'node_modules/typescript/bin/tsc'), '-p', '.')
    const told: unknown = JSON.parse(
      await node(
        '--import',
        path.join(root, 'node_modules/tsx/dist/loader.mjs'),
        'guest-journey.ts',
        base,
        'paracetmol',
      ),
    )
    expect(told).toEqual({
      corrected: 'paracetamol',
      offers: 2,
      pharmacy: 'Botika Mura',
      discount: 40,
      total: 209,
      status: 'to_confirm',
      timeline: ['placed'],
      refusal: 'order_not_found',
    })
  }, 240_000)
})
