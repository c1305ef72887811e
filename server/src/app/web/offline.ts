import { awayAndAgain, awayTitle, busyAndAgain, busyTitle } from '@botika/common/messages/server/platform'
import { type Language, type Label, say } from '@botika/common/messages/message'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Problem } from '@botika/common/http/problem'
import { isBusy } from '../../platform'

const STYLE = `:root{color-scheme:light dark;--ground:#f4f7f6;--text:#10201b;--soft:#4d5f59;--brand:#0a7560;--on:#fff;--line:#7f918a}
@media(prefers-color-scheme:dark){:root{--ground:#0b1311;--text:#e9f2ee;--soft:#a5b8b1;--brand:#45c7a5;--on:#03211a;--line:#6f837b}}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--ground);color:var(--text);font:400 1rem/1.5 system-ui,sans-serif}
main{max-width:34rem;padding:32px 24px;text-align:center}
img{display:inline-block}
h1{margin:16px 0 8px;font-size:1.75rem;line-height:1.2;letter-spacing:-.02em}
p{margin:0 0 24px;color:var(--soft)}
nav{display:flex;flex-wrap:wrap;gap:12px;justify-content:center}
a{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border:1px solid var(--line);border-radius:999px;color:var(--brand);font-weight:700;text-decoration:none}
a:first-child{border-color:var(--brand);background:var(--brand);color:var(--on)}
a:focus-visible{outline:3px solid var(--brand);outline-offset:2px}`

// no script: it stands at other pages' addresses, whose data is not there
const pageOf = (lang: string, title: string, text: string, more: string, head = '') => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#04352d">
<meta name="robots" content="noindex">${head}
<title>${title} | Botika</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<img src="/favicon.svg" width="72" height="72" alt="">
<h1>${title}</h1>
<p>${text}</p>${more}
</main>
</body>
</html>
`

const PAGE = pageOf(
  'en-PH',
  'You are offline',
  'This page was not opened before, so it is not in this browser yet. What you have seen is, and so is your cart.',
  `
<nav aria-label="Where to go">
<a href="">Try again</a>
<a href="/">Home page</a>
<a href="/cart">Your cart</a>
</nav>`,
)

const AGAIN_SECONDS = 2
const AGAIN = `\n<meta http-equiv="refresh" content="${AGAIN_SECONDS}">`
const BUSY = againPages(busyTitle, busyAndAgain)
const AWAY = againPages(awayTitle, awayAndAgain)

function againPages(title: Label, text: Label): Record<Language, string> {
  const pageIn = (language: Language) =>
    pageOf(`${language}-PH`, say(language, title), say(language, text), '', AGAIN)
  return { en: pageIn('en'), fil: pageIn('fil') }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hashOf(STYLE)}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

// takes a worker away that an earlier release left at this address
const NO_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => registration.unregister())))
`

const WORKER = 'src/service-worker/worker.ts'

/** The page that is shown without a connection, and the worker that shows it. In development there is no worker. */
export async function serveOffline(app: FastifyInstance, { client, dev }: { client: string; dev: boolean }) {
  const worker = dev ? NO_WORKER : await readWorker(client)

  app.get('/offline', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', POLICY)
      .send(PAGE),
  )
  app.get('/sw.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'no-cache').send(worker),
  )
}

/** A page that asks again by itself, for whom there is no room or no database. */
export const sendAgainPage = (reply: FastifyReply, language: Language, reason: Problem) =>
  reply
    .code(503)
    .headers({ 'Retry-After': AGAIN_SECONDS, 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY })
    .type('text/html; charset=utf-8')
    .send((isBusy(reason) ? BUSY : AWAY)[language])

/** The built worker with the release's name in front, which changes with any file of the storefront in any language. */
async function readWorker(client: string): Promise<string> {
  const [manifest, ...others] = ['en', 'fil'].map((language) =>
    path.join(client, `.vite/manifest.${language}.json`),
  )
  if (!manifest || !existsSync(manifest)) return NO_WORKER
  const texts = await Promise.all([manifest, ...others].map((file) => readFile(file, 'utf8')))
  const file = (JSON.parse(texts[0] ?? '{}') as Record<string, { file: string } | undefined>)[WORKER]?.file
  if (file === undefined) return NO_WORKER
  const build = createHash('sha256').update(texts.join('')).digest('hex').slice(0, 12)
  return `self.BUILD = '${build}'\n${await readFile(path.join(client, file), 'utf8')}`
}
