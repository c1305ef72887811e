import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { CliError } from '../lib/cli-error'
import { isStoreName } from '../files/store'

const Manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Of the schema: when its last migration was written, in milliseconds. */
  version: z.int(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      /** Of the rows as COPY writes them, sorted by their key. */
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.int() })),
  files: z.object({ images: z.int(), private: z.int() }),
})
export type Manifest = z.infer<typeof Manifest>

const MANIFEST = 'manifest.json'
const SUMS = 'SHA256SUMS'

export const KINDS = ['images', 'private'] as const
export type Kind = (typeof KINDS)[number]

export const tablePart = (name: string) => `tables/${name}.copy.gz`
export const filePart = (kind: Kind, name: string) => `files/${kind}/${name}`

export const sha256Of = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

export function meter() {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, done: () => ({ bytes, sha256: hash.digest('hex') }) }
}

async function sumOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

export async function seal(folder: string, manifest: Manifest, sums: Map<string, string>): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  await writeFile(path.join(folder, MANIFEST), text, { mode: 0o600, flush: true })
  const lines = [...sums, [MANIFEST, sha256Of(text)]].map(([part, sum]) => `${sum}  ${part}\n`)
  await writeFile(path.join(folder, SUMS), lines.join(''), { mode: 0o600, flush: true })
}

export interface Archive {
  manifest: Manifest
  folder: string
  files: Record<Kind, string[]>
  sums: Map<string, string>
}

/** Reads a backup and checks every byte of it, before anything is changed by it. */
export async function openArchive(folder: string): Promise<Archive> {
  const text = await readFile(path.join(folder, SUMS), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new CliError(`${folder} is no backup that was finished: ${SUMS} can't be read (${cause.code}).`)
  })
  const sums = new Map<string, string>()
  for (const line of text.split('\n').slice(0, -1)) {
    const [, sum = '', part = ''] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? []
    if (!isStoreName(part)) throw damaged(folder, SUMS)
    sums.set(part, sum)
  }
  for (const [part, sum] of sums) {
    const found = await sumOfFile(path.join(folder, part)).catch((cause: NodeJS.ErrnoException) => {
      throw damaged(folder, `${part} (${cause.code})`)
    })
    if (found !== sum) throw damaged(folder, part)
  }
  if (!sums.has(MANIFEST)) throw damaged(folder, MANIFEST)
  const known = Manifest.safeParse(JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')))
  if (!known.success)
    throw new CliError(
      `${folder} was written in another format: restore it by the version of Botika that made it.`,
    )
  const manifest = known.data
  const of = (kind: Kind) =>
    [...sums.keys()].flatMap((part) => {
      const start = filePart(kind, '')
      return part.startsWith(start) ? [part.slice(start.length)] : []
    })
  const files = { images: of('images'), private: of('private') }
  for (const { name } of manifest.tables)
    if (!sums.has(tablePart(name))) throw damaged(folder, tablePart(name))
  for (const kind of KINDS)
    if (files[kind].length !== manifest.files[kind]) throw damaged(folder, filePart(kind, ''))
  return { manifest, folder, files, sums }
}

const damaged = (folder: string, part: string) =>
  new CliError(`The backup in ${folder} is damaged: ${part} is not as it was written. Nothing was changed.`)
