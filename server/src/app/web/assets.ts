import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'

interface Folder {
  root: string
  prefix: string
}

const HOUR_SECONDS = 3_600
const DAY_SECONDS = 86_400

/** Files that browsers look for at addresses of their own: the icons and the manifest of the app. */
export async function servePublic(app: FastifyInstance, root: string) {
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    decorateReply: false,
    // an address for each file that is there: all others are pages
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const seconds = file.endsWith('.webmanifest') ? HOUR_SECONDS : DAY_SECONDS
      reply.header('Cache-Control', `public, max-age=${seconds}`)
    },
  })
}

/** Files with a hash in their name: compressed at build time, kept by browsers for ever. */
export async function serveHashed(app: FastifyInstance, { root, prefix }: Folder) {
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  })
}
