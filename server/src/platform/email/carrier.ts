import DataLoader from 'dataloader'
import { chmodSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { Piscina } from 'piscina'
import { ONE_CLICK } from '../http/body'
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

export interface CarrierNeeds {
  smtpUrl: string | undefined
  from: string
  folder: string
}

export interface Task {
  mail: MailRow
  again: number | undefined
}

/** What is left of an error that goes from one thread to another: by itself it keeps its message alone. */
interface Failure {
  message: string
  command: string | undefined
  responseCode: number | undefined
}

export function failureOf(error: unknown): Failure {
  const { message, command, responseCode } = error as Failure
  return { message, command, responseCode }
}

export const errorOf = ({ message, ...rest }: Failure) => Object.assign(new Error(message), rest)

export function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  return command === 'RCPT TO' && responseCode >= 550
}

export function makeCarrier({ smtpUrl, from, folder }: CarrierNeeds): Carrier {
  const partsOf = ({ id, recipient, subject, text, html, unsubscribe }: MailRow, again?: number) => ({
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

  if (smtpUrl) {
    const server = createTransport({ url: smtpUrl, ...PATIENCE })
    return async (mail, again) => void (await server.sendMail(partsOf(mail, again)))
  }
  let isClosed = false
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail, again) => {
    const { message } = await writer.sendMail(partsOf(mail, again))
    isClosed ||= closeToOthers(folder)
    const name = `${String(mail.id).padStart(8, '0')}-${mail.kind}${again ? `-${again}` : ''}.eml`
    const file = path.join(folder, name)
    // whoever looks into the folder finds whole emails only
    writeFileSync(`${file}.part`, message as Buffer, { mode: 0o600 })
    renameSync(`${file}.part`, file)
  }
}

const IDLE_MS = 60_000

/** A carrier on a thread that gives way to requests; in this one where the sources run unbuilt. */
export function carrierOnThread(needs: CarrierNeeds): { carry: Carrier; close(): Promise<void> } {
  const filename = path.join(import.meta.dirname, 'email-thread.js')
  if (!existsSync(filename)) return { carry: makeCarrier(needs), close: async () => {} }
  const pool = new Piscina<readonly Task[], (Failure | null)[]>({
    filename,
    name: 'carryAll',
    workerData: needs,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    niceIncrement: 19,
    atomics: 'disabled',
    recordTiming: false,
  })
  const tasks = new DataLoader(
    async (all: readonly Task[]) => (await pool.run(all)).map((failure) => failure && errorOf(failure)),
    { cache: false },
  )
  return {
    carry: async (mail, again) => void (await tasks.load({ mail, again })),
    close: () => pool.destroy(),
  }
}

/** For this account alone: links in emails open accounts. One from before is closed, and with it what lies in it. */
function closeToOthers(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  return true
}
