import type { Http } from '@botika/common/http/client'
import { send } from './http'

/** What react-admin's file fields hold when a new file was chosen. */
interface Chosen {
  rawFile: File
}

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' && value !== null && (value as Chosen).rawFile instanceof File

/** Stores chosen pictures (the one thing that travels as multipart) and puts their names in their place. */
export async function withPictures<T extends object>(
  http: Http,
  record: T,
  fields: readonly string[],
): Promise<T> {
  // one that stands in two fields is stored once
  const stored = new Map<File, Promise<string>>()
  const nameOf = (value: unknown): unknown => {
    if (!isChosen(value)) return value
    const name = stored.get(value.rawFile) ?? store(http, value.rawFile)
    stored.set(value.rawFile, name)
    return name
  }
  const named = await Promise.all(
    Object.entries(record)
      .filter(([field]) => fields.includes(field))
      .map(async ([field, value]) => [
        field,
        await (Array.isArray(value) ? Promise.all(value.map(nameOf)) : nameOf(value)),
      ]),
  )
  return { ...record, ...Object.fromEntries(named) }
}

async function store(http: Http, file: File): Promise<string> {
  const data = new FormData()
  data.append('image', file)
  const reply = await send<{ image: string }>(http, { method: 'POST', url: '/api/images', data })
  return reply.data.image
}
