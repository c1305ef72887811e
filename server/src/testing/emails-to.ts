import type { World } from './world'

/** What was mailed to an address, oldest first. */
export async function emailsTo(world: World, email: string) {
  await world.jobs.runDue()
  const { rows } = await world.db.sql.query<{ kind: string; text: string }>(
    `select kind, text from mails where lower(recipient) = lower($1) order by id`,
    [email],
  )
  return rows
}

/** The token of the newest link that was mailed to an address, or ''. */
export async function tokenTo(world: World, email: string): Promise<string> {
  const emails = await emailsTo(world, email)
  return /#token=([\w-]+)/.exec(emails.at(-1)?.text ?? '')?.[1] ?? ''
}
