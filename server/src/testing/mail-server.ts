import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'

/** A letter as it arrived. */
export interface Arrived {
  /** Whom the envelope names. */
  recipients: string[]
  subject: string
  text: string
  html: string
  messageId: string
  /** Names of the headers, in small letters. */
  headers: string[]
  raw: string
}

/** A mail server that listens on this machine and keeps what arrives. */
export async function aMailServer() {
  const arrived: Arrived[] = []
  const refusals: { code: number; words: string; at: 'recipient' | 'end' }[] = []

  const refusalAt = (at: 'recipient' | 'end') => {
    const at0 = refusals.findIndex((one) => one.at === at)
    const [refusal] = at0 < 0 ? [] : refusals.splice(at0, 1)
    return refusal && Object.assign(new Error(refusal.words), { responseCode: refusal.code })
  }
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onRcptTo: (_address, _session, callback) => callback(refusalAt('recipient') ?? null),
    onData(stream, session, callback) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const refusal = refusalAt('end')
        if (refusal) return callback(refusal)
        const raw = Buffer.concat(parts)
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        PostalMime.parse(raw).then((letter) => {
          arrived.push({
            recipients,
            subject: letter.subject ?? '',
            text: letter.text ?? '',
            html: letter.html ?? '',
            messageId: letter.messageId ?? '',
            headers: letter.headers.map(({ key }) => key),
            raw: raw.toString(),
          })
          callback()
        }, callback)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    /** Refuses the next letter, where its recipient is named or after all of it was sent. */
    refuseNext: (code: number, words: string, at: 'recipient' | 'end' = 'end') =>
      void refusals.push({ code, words, at }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
export type MailServer = Awaited<ReturnType<typeof aMailServer>>
