import { expectedEnd } from './app/commands/expected'
import { preferProduction, CliError } from './platform'

interface Command {
  run(args: string[]): Promise<void>
}

const COMMANDS: Record<string, () => Promise<Command>> = {
  serve: () => import('./app/commands/serve'),
  import: () => import('./app/commands/import'),
  'create-admin': () => import('./app/commands/create-admin'),
  'reset-second-factor': () => import('./app/commands/reset-second-factor'),
  backup: () => import('./app/commands/backup'),
  restore: () => import('./app/commands/restore'),
  'migrate-to': () => import('./app/commands/migrate-to'),
  'bench-data': () => import('./app/commands/bench-data'),
}

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const

async function main([name = 'serve', ...args]: string[]) {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!load)
    throw new CliError(`There is no command "${name}": choose one of ${Object.keys(COMMANDS).join(', ')}.`)
  await (await load()).run(args)
}

// left to itself, a signal would end us without the word to the database that we go
for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => process.exit(code))

preferProduction()
main(process.argv.slice(2)).catch((error: unknown) => {
  const sentence = expectedEnd(error)
  console.error(sentence === null ? error : `\n${sentence}`)
  process.exit(1)
})
