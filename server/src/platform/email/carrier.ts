import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
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
  let isThere: Promise<unknown> | undefined
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail, again) => {
    const { message } = await writer.sendMail(partsOf(mail, again))
    await (isThere ??= closedFolder(folder))
    const name = `${String(mail.id).padStart(8, '0')}-${mail.kind}${again ? `-${again}` : ''}.eml`
    const file = path.join(folder, name)
    // whoever looks into the folder finds whole emails only
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}

/** For this account alone: links in emails open accounts. One from before is closed, and with it what lies in it. */
async function closedFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
}
