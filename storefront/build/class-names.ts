import { createHash } from 'node:crypto'
import path from 'node:path'

const LETTERS = 3
const owners = new Map<string, string>()
const locals = new Map<string, string[]>()

/**
 * Short class names that the client's and the server's build agree on: three letters for the file, then a number in
 * the order of the file. Names of one file look alike, so they compress well.
 */
export function shortClassName(local: string, file: string): string {
  const relative = path.relative(import.meta.dirname, file.split('?')[0] ?? file)
  const prefix = prefixOf(relative)
  const known = locals.get(relative) ?? []
  locals.set(relative, known)
  if (!known.includes(local)) known.push(local)
  return prefix + known.indexOf(local).toString(36)
}

function prefixOf(file: string): string {
  const digest = createHash('sha256').update(file.replaceAll(path.sep, '/')).digest()
  const prefix = Array.from(digest.subarray(0, LETTERS), (byte) =>
    String.fromCharCode(97 + (byte % 26)),
  ).join('')
  const owner = owners.get(prefix) ?? file
  if (owner !== file)
    throw new Error(`${file} and ${owner} would share their class names: rename one of them`)
  owners.set(prefix, file)
  return prefix
}
