import { createTransport, type SendMailOptions } from 'nodemailer'

export interface Composed {
  message: string
  envelope: { from: string | false; to: string[] }
}

const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })

export async function compose(mail: SendMailOptions): Promise<Composed> {
  const { message, envelope } = await writer.sendMail(mail)
  return { message: message.toString(), envelope }
}

export const composeAll = (mails: SendMailOptions[]): Promise<(Composed | null)[]> =>
  Promise.all(mails.map((mail) => compose(mail).catch(() => null)))
