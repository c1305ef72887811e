export interface FileStore {
  /** Keeps a file under a name, for good once it resolves; what was there before is replaced. */
  put(name: string, bytes: Buffer, mime: string): Promise<void>
  get(name: string): Promise<Buffer | null>
  age(name: string): Promise<number | null>
  remove(name: string): Promise<void>
  list(): Promise<string[]>
}

const NAME = /^[a-z0-9][\w.-]*(?:\/[a-z0-9][\w.-]*)*$/i

export const isStoreName = (name: string): boolean =>
  name.length <= 300 && NAME.test(name) && !name.includes('..')

export function mustBeName(name: string): string {
  if (!isStoreName(name)) throw new Error('Not a name for a file')
  return name
}

/** Writes to one store, and also finds what lies in another from before, so that nothing has to be moved at once. */
export const withOlder = (store: FileStore, older: FileStore): FileStore => ({
  put: store.put,
  get: async (name) => (await older.get(name)) ?? store.get(name),
  age: async (name) => (await older.age(name)) ?? store.age(name),
  remove: async (name) => {
    await store.remove(name)
    await older.remove(name)
  },
  list: async () => [...new Set([...(await store.list()), ...(await older.list())])],
})
