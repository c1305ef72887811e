import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailRow } from './repository'

/** Carries one letter away; throws when it could not. */
export type Carrier = (letter: MailRow) => Promise<void>

interface Needs {
  smtpUrl: string | undefined
  from: string
  /** Where letters are written as files when there is no mail server. */
  folder: string
}

/** By SMTP when a server is named, else into files that any mail program opens. */
export function makeCarrier({ smtpUrl, from, folder }: Needs): Carrier {
  const partsOf = ({ id, recipient, subject, text, html }: MailRow) => ({
    from,
    to: recipient,
    subject,
    text,
    html,
    // the same letter sent twice after a crash is one letter to mail programs
    messageId: `<botika-mail-${id}@${from.match(/@([^\s>]+)/)?.[1] ?? 'botika.test'}>`,
  })

  if (smtpUrl) {
    const server = createTransport(smtpUrl, { from })
    return async (letter) => void (await server.sendMail(partsOf(letter)))
  }
  let isThere: Promise<unknown> | undefined
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (letter) => {
    const { message } = await writer.sendMail(partsOf(letter))
    await (isThere ??= mkdir(folder, { recursive: true }))
    await writeFile(
      path.join(folder, `${String(letter.id).padStart(8, '0')}-${letter.kind}.eml`),
      message as Buffer,
    )
  }
}
