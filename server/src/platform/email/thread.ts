import type { SendMailOptions } from 'nodemailer'
import { compose, type Composed } from './compose'

export const composeAll = (mails: SendMailOptions[]): Promise<(Composed | null)[]> =>
  Promise.all(mails.map((mail) => compose(mail).catch(() => null)))
