/** A cache that holds so many answers at most; the ones kept longest go first. */
export function shelf(name: string, most: number, always: readonly string[] = []) {
  const open = () => caches.open(name)

  return {
    find: async (url: string) => (await open()).match(url),

    async keep(url: string, answer: Response) {
      const cache = await open()
      await cache.put(url, answer)
      const kept = await cache.keys()
      const spare = kept.filter((request) => !always.includes(new URL(request.url).pathname))
      await Promise.all(
        spare.slice(0, Math.max(0, kept.length - most)).map((request) => cache.delete(request)),
      )
    },

    clear: () => caches.delete(name),
  }
}
