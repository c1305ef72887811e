import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'

/** An email as it arrived. */
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
    const place = refusals.findIndex((one) => one.at === at)
    const [refusal] = place < 0 ? [] : refusals.splice(place, 1)
    return refusal && Object.assign(new Error(refusal.words), { responseCode: refusal.code })
  }
  async function keep(raw: Buffer, recipients: { address: string }[]) {
    const mail = await PostalMime.parse(raw)
    arrived.push({
      recipients: recipients.map(({ address }) => address),
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      messageId: mail.messageId ?? '',
      headers: mail.headers.map(({ key }) => key),
      raw: raw.toString(),
    })
  }

  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onRcptTo: (_address, _session, callback) => callback(refusalAt('recipient') ?? null),
    onData(stream, session, callback) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        const refusal = refusalAt('end')
        if (!refusal) await keep(Buffer.concat(parts), session.envelope.rcptTo)
        callback(refusal)
      })
    },
  })
  // a sender that is killed leaves in the middle
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    /** Refuses the next mail, where its recipient is named or after all of it was sent. */
    refuseNext: (code: number, words: string, at: 'recipient' | 'end' = 'end') =>
      void refusals.push({ code, words, at }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
export type MailServer = Awaited<ReturnType<typeof aMailServer>>
