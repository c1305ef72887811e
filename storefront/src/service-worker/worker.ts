import { type RequestEvent, filesIn, isForGood, type Kind, kindOf, mayKeep, type WorkerScope } from './rules'

// Caches the catalogue for weak connections. Served as /sw.js, with the release prepended.

const scope = self as unknown as WorkerScope
const OFFLINE = '/offline'
const ALWAYS = [OFFLINE, '/', '/cart/guest', '/cart']
const MARK = '/favicon.svg'
const PATIENCE_MS = 4_000

/** As `common/expected`, which the worker cannot import. */
const expected = (why: string) => (error: unknown) =>
  // oxlint-disable-next-line no-console -- the one place where the worker writes to the console
  console.debug(why, error)

const pages = boundedCache(`pages-${scope.BUILD}`, 60, ALWAYS)
const catalogue = boundedCache(`catalogue-${scope.BUILD}`, 120)
const files = boundedCache(`files-${scope.BUILD}`, 120)
const pictures = boundedCache('pictures', 240)

scope.addEventListener('install', (event) => {
  event.waitUntil(precache().then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys()
      const old = names.filter((name) => name !== 'pictures' && !name.endsWith(`-${scope.BUILD}`))
      await Promise.all(old.map((name) => caches.delete(name)))
      await scope.registration.navigationPreload?.enable()
      await scope.clients.claim()
    })(),
  )
})

scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, scope.location.origin)
  if (kind === 'file' || kind === 'picture') event.respondWith(fromCache(event, kind))
  else if (kind) event.respondWith(fromNetwork(event, kind))
})

scope.addEventListener('message', (event) => {
  if (event.data?.kind === 'seen') event.waitUntil(keepPage(event.data.url))
  if (event.data?.kind === 'forget')
    event.waitUntil(Promise.all([pages.clear(), catalogue.clear()]).then(precache))
})

async function precache() {
  const mark = new URL(MARK, scope.location.origin).href
  await Promise.all([
    ...ALWAYS.map((path) => keepPage(new URL(path, scope.location.origin).href)),
    fetch(mark).then((answer) => (answer.ok ? pictures.keep(mark, answer) : undefined)),
  ])
}

async function keepPage(url: string) {
  const request = { method: 'GET', url, mode: 'navigate', headers: new Headers() }
  if (kindOf(request, scope.location.origin) !== 'page') return
  const answer = await fetch(url)
  if (!mayKeep('page', answer)) return
  const html = await answer.clone().text()
  await Promise.all([
    pages.keep(url, answer),
    ...filesIn(html).map(async (path) => {
      const file = new URL(path, scope.location.origin).href
      if (!(await files.find(file))) await files.keep(file, await fetch(file))
    }),
  ])
}

async function fromCache(event: RequestEvent, kind: Kind): Promise<Response> {
  const { request } = event
  const place = kind === 'file' ? files : pictures
  const found = await place.find(request.url)
  if (!found) return ask(event, kind)
  if (kind === 'picture' && !isForGood(found))
    event.waitUntil(ask(event, kind).catch(expected('The kept picture stays')))
  return found
}

/** Network first with a time limit, then the cache, then the offline page. */
async function fromNetwork(event: RequestEvent, kind: Kind): Promise<Response> {
  const { request } = event
  const place = kind === 'catalogue' ? catalogue : pages
  const answer = ask(event, kind)
  const found = kind === 'private' ? undefined : await place.find(request.url)
  try {
    return await (found ? Promise.race([answer, later(found)]) : answer)
  } catch (error) {
    answer.catch(expected('What was kept is shown'))
    const instead = found ?? (kind === 'catalogue' ? undefined : await pages.find(OFFLINE))
    if (!instead) throw error
    return instead
  }
}

const later = (found: Response) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(found), PATIENCE_MS))

async function ask(event: RequestEvent, kind: Kind): Promise<Response> {
  const { request } = event
  const answer = (await event.preloadResponse) ?? (await fetch(request))
  if (mayKeep(kind, answer)) {
    const place = { page: pages, private: pages, catalogue, picture: pictures, file: files }[kind]
    event.waitUntil(
      place.keep(request.url, answer.clone()).catch(expected('A full disk is no reason to show nothing')),
    )
  }
  return answer
}

/** A cache of at most `most` responses; the oldest go first. */
function boundedCache(name: string, most: number, always: readonly string[] = []) {
  const open = () => caches.open(name)

  return {
    find: async (url: string) => (await open()).match(url),

    async keep(url: string, answer: Response) {
      const cache = await open()
      await cache.put(url, answer)
      const saved = await cache.keys()
      const spare = saved.filter((request) => !always.includes(new URL(request.url).pathname))
      await Promise.all(
        spare.slice(0, Math.max(0, saved.length - most)).map((request) => cache.delete(request)),
      )
    },

    clear: () => caches.delete(name),
  }
}
