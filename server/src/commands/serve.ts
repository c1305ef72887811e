import type { FastifyInstance } from 'fastify'
import { networkInterfaces } from 'node:os'
import { buildApp } from '../compose'
import { migrate } from '../db/migrate'
import { readEnv, type Env } from '../env'
import { Refusal } from '../refusal'
import { closeOnSignal } from './closing'
import { fillWhenEmpty } from './demo'
import { openStore, type Store } from './store'

const say = (line: string) => console.log(`  · ${line}`)

/** `npm start`: the marketplace, from the database up, until it is told to end. */
export async function run(): Promise<void> {
  const env = readEnv()
  const store = await openStore({ env, say })
  try {
    await migrate(store.db)
    const accounts = await fillWhenEmpty({ env, db: store.db, say })
    const app = await buildApp({ env, db: store.db })
    await listen(app, env)
    closeOnSignal({ app, store, say })
    announce(env, store, accounts)
  } catch (error) {
    await store.close()
    throw error
  }
}

async function listen(app: FastifyInstance, { HOST, PORT }: Env) {
  try {
    await app.listen({ host: HOST, port: PORT })
  } catch (error) {
    await app.close()
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EADDRINUSE')
      throw new Refusal(`Port ${PORT} is taken by another program: stop that one, or choose another with PORT.`)
    if (code === 'EACCES')
      throw new Refusal(`Port ${PORT} is for the system's own services: choose one above 1023 with PORT.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Refusal(`This machine has no address ${HOST}: set HOST to one of its own.`)
    throw error
  }
}

function announce(env: Env, store: Store, accounts: readonly DemoAccount[]) {
  const here = `http://localhost:${env.PORT}`
  const others = isForAll(env.HOST) ? ownAddresses().map((address) => `http://${address}:${env.PORT}`) : []
  const lines = [
    '',
    `  Botika is ready after ${(performance.now() / 1000).toFixed(1)} s`,
    '',
    `  Storefront    ${[here, ...others].join('  ')}`,
    `  Back office   ${here}/seller  ${here}/admin`,
    `  API           ${here}/api`,
    `  Data          ${store.where}`,
    ...accounts.map(({ role, email, password }, index) =>
      `  ${index ? '             ' : 'Demo accounts'} ${role.padEnd(9)} ${email}  ${password}`),
    '',
    '  Ctrl-C ends it.',
  ]
  console.log(lines.join('\n'))
}

const isForAll = (host: string) => host === '0.0.0.0' || host === '::'

function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flat()
    .filter((address) => address?.family === 'IPv4' && !address.internal)
    .map((address) => address?.address ?? '')
}
