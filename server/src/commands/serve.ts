import { networkInterfaces } from 'node:os'
import { buildApp } from '../compose'
import { migrate } from '../db/migrate'
import { readEnv, type Env } from '../env'
import { refuseMissingSecret, secretOf } from '../session/secret'
import { closeOnSignal } from './closing'
import { prepareDemo, type DemoAccount } from './demo'
import { listen, refuseTakenPort } from './listen'
import { openStore, type Store } from './store'
import { tellUnlicensed } from './unlicensed'

const say = (line: string) => console.log(`  · ${line}`)

/** `npm start`: the marketplace, from the database up, until it is told to end. */
export async function run(): Promise<void> {
  const settings = readEnv()
  refuseMissingSecret(settings)
  // before the database is made and filled, which may take its time
  await refuseTakenPort(settings)
  const store = await openStore({ env: settings, say })
  try {
    const env = { ...settings, BOTIKA_SECRET: secretOf(settings) }
    const accounts = await migrate(store.db, () => prepareDemo({ env, db: store.db, say }))
    await tellUnlicensed({ db: store.db, say })
    const app = await buildApp({ env, db: store.requests })
    await listen(app, env)
    closeOnSignal({ app, store, say })
    announce(env, store, accounts ?? [])
  } catch (error) {
    await store.close()
    throw store.explain(error)
  }
}

function announce(env: Env, store: Store, accounts: DemoAccount[]) {
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
    ...accounts.map(
      ({ email, password }, index) => `  ${index ? '             ' : 'Demo accounts'} ${email}  ${password}`,
    ),
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
