import { operatorsSecondFactors } from '../../people'
import { CliError, migrate, readEnv } from '../../platform'
import { linksOf } from './links'
import { openStore } from './store'

const USAGE = 'reset-second-factor --email address'

const say = (line: string) => console.log(`  · ${line}`)

/** Lets somebody in by the password alone who lost the device with their codes, and the recovery codes as well. */
export async function run([option, email, ...others]: string[]): Promise<void> {
  if (option !== '--email' || !email || others.length > 0) throw new CliError(`Whose?\n${USAGE}`)
  const env = readEnv()
  const store = await openStore({ env, say, join: true })
  try {
    await migrate(store.db)
    const found = await operatorsSecondFactors(store.db, linksOf(env)).reset(email)
    if (found === 'nobody') throw new CliError(`There is no account with the email ${email}.`)
    if (found === 'none') throw new CliError(`${email} has no two-step login.`)
    say(`${email} signs in by the password alone now; all their sessions ended, and an email tells them`)
    say('Make sure that it was really they who asked: call them back on a number that you know')
  } finally {
    await store.close()
  }
}
