import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import path from 'node:path'

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

/** The few files of the storefront that have a fixed address, such as the icon. */
export async function serveFixed(app: FastifyInstance, root: string, names: readonly string[]) {
  for (const name of names) {
    if (!existsSync(path.join(root, name))) continue
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, root, { maxAge: '1d', immutable: false }))
  }
}
