import type { Http } from '@botika/common/http/client'
import { imagesCalls } from '@botika/common/images/calls'
import { send } from './http'

interface Chosen {
  rawFile: File
}

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' && value !== null && (value as Chosen).rawFile instanceof File

// a file is stored once, even where it stands in two fields or where what it belongs to was refused and is sent again
const stored = new WeakMap<File, Promise<string>>()

function nameOf(http: Http, value: unknown): unknown {
  if (!isChosen(value)) return value
  const file = value.rawFile
  const known = stored.get(file)
  if (known) return known
  const name = store(http, file)
  stored.set(file, name)
  name.catch(() => stored.delete(file))
  return name
}

export async function withPictures<T extends object>(http: Http, record: T): Promise<T> {
  const named = await Promise.all(
    Object.entries(record)
      .filter(([, value]) => [value].flat().some(isChosen))
      .map(async ([field, value]) => [
        field,
        await (Array.isArray(value)
          ? Promise.all(value.map((one) => nameOf(http, one)))
          : nameOf(http, value)),
      ]),
  )
  return { ...record, ...Object.fromEntries(named) }
}

async function store(http: Http, file: File): Promise<string> {
  const data = new FormData()
  data.append('image', file)
  const reply = await send<{ image: string }>(http, { method: 'POST', url: imagesCalls.upload.path, data })
  return reply.data.image
}
