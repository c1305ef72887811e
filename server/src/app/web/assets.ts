import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'

interface Folder {
  root: string
  prefix: string
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
