import DataLoader from 'dataloader'
import { chmodSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { Piscina } from 'piscina'
import { ONE_CLICK } from '../http/body'
import { compose, type Composed } from './compose'
import type { MailRow } from './repository'

/** Carries one email away; throws when it could not. `again` tells one that is sent once more from the one before. */
export type Carrier = (mail: MailRow, again?: number) => Promise<void>

// well below the time that a job is locked for, so that nobody else sends the email meanwhile
const PATIENCE = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

interface Needs {
  smtpUrl: string | undefined
  from: string
  folder: string
  onError: (error: unknown) => void
}

export function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  return command === 'RCPT TO' && responseCode >= 550
}

export function makeCarrier({ smtpUrl, from, folder, onError }: Needs) {
  const composer = makeComposer(path.join(import.meta.dirname, 'email-thread.js'), onError)
  const send = smtpUrl ? sender(smtpUrl) : writer(folder)
  const optionsOf = (
    { id, recipient, subject, text, html, unsubscribe }: MailRow,
    again?: number,
  ): SendMailOptions => ({
    from,
    // an address alone, never a list that somebody typed
    to: { name: '', address: recipient },
    subject,
    text,
    html,
    ...(unsubscribe && {
      headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': ONE_CLICK },
    }),
    // the same email sent twice after a crash is one email to mail programs
    messageId: `<botika-mail-${id}${again ? `.${again}` : ''}@${from.match(/@([^\s>]+)/)?.[1] ?? 'botika.test'}>`,
  })
  const carry: Carrier = async (mail, again) =>
    send(
      await composer.compose(optionsOf(mail, again)),
      `${String(mail.id).padStart(8, '0')}-${mail.kind}${again ? `-${again}` : ''}.eml`,
    )
  return { carry, close: composer.close }
}

const IDLE_MS = 60_000

/** Composes on a thread that gives way to requests; on this one where `file` isn't built, or once its thread failed. */
export function makeComposer(file: string, onError: (error: unknown) => void) {
  let pool: Piscina<readonly SendMailOptions[], (Composed | null)[]> | undefined
  if (existsSync(file))
    pool = new Piscina({
      filename: file,
      name: 'composeAll',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 64 },
      // elsewhere it would be the priority of the whole process
      niceIncrement: process.platform === 'linux' ? 19 : 0,
      atomics: 'disabled',
      recordTiming: false,
    })
  // a thread that can't start is known by this event alone: what it was asked for is answered once it is closed
  pool?.on('error', giveUp)

  async function onThread(mails: readonly SendMailOptions[]): Promise<(Composed | null)[]> {
    const composed = await pool?.run(mails).catch(giveUp)
    return composed ?? mails.map(() => null)
  }
  function giveUp(error: unknown) {
    if (pool) onError(error)
    void close()
    return null
  }
  async function close() {
    const last = pool
    pool = undefined
    await last?.destroy()
  }

  const mails = new DataLoader(onThread, { cache: false })
  return { compose: async (mail: SendMailOptions) => (await mails.load(mail)) ?? compose(mail), close }
}

function sender(smtpUrl: string) {
  const server = createTransport({ url: smtpUrl, ...PATIENCE })
  return async ({ message, envelope }: Composed) => void (await server.sendMail({ envelope, raw: message }))
}

/** Writes emails into a folder, where whoever looks finds whole ones only. */
function writer(folder: string) {
  let isClosed = false
  return ({ message }: Composed, name: string) => {
    isClosed ||= closeToOthers(folder)
    const file = path.join(folder, name)
    writeFileSync(`${file}.part`, message, { mode: 0o600 })
    renameSync(`${file}.part`, file)
  }
}

/** For this account alone: links in emails open accounts. One from before is closed, and with it what lies in it. */
function closeToOthers(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  return true
}
