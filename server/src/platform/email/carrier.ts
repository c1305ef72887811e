import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
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

interface Needs {
  smtpUrl: string | undefined
  from: string
  folder: string
}

export function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  return command === 'RCPT TO' && responseCode >= 550
}

export function makeCarrier({ smtpUrl, from, folder }: Needs): Carrier {
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
  return (mail, again) =>
    send(
      optionsOf(mail, again),
      `${String(mail.id).padStart(8, '0')}-${mail.kind}${again ? `-${again}` : ''}.eml`,
    )
}

function sender(smtpUrl: string) {
  const server = createTransport({ url: smtpUrl, ...PATIENCE })
  return async (mail: SendMailOptions) => void (await server.sendMail(mail))
}

/** Writes emails into a folder, where whoever looks finds whole ones only. */
function writer(folder: string) {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  let isClosed = false
  return async (mail: SendMailOptions, name: string) => {
    const { message } = await composer.sendMail(mail)
    isClosed ||= closeToOthers(folder)
    const file = path.join(folder, name)
    writeFileSync(`${file}.part`, message as Buffer, { mode: 0o600 })
    renameSync(`${file}.part`, file)
  }
}

/** For this account alone: links in emails open accounts. One from before is closed, and with it what lies in it. */
function closeToOthers(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  return true
}
