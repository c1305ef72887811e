import type { MailService } from '../../platform'
import type { LinkTo } from '../orders/emails'
import { complaintEmails } from './emails'
import { reopenUntil } from './present'
import type { ComplaintRepository } from './repository'
import type { TellComplaint } from './service'

interface Needs {
  repository: ComplaintRepository
  mail: MailService
  linkTo: LinkTo
  reopenDays: number
}

export function tellComplaint({ repository, mail, linkTo, reopenDays }: Needs): TellComplaint {
  return async (tx, occasion, complaint, by) => {
    const { pharmacy_email, pharmacy_id } = complaint
    const admins = await repository.adminEmails(tx)
    await mail.queue(
      tx,
      complaintEmails({
        occasion,
        complaint,
        pharmacyEmails: pharmacy_email ? [pharmacy_email] : await repository.sellerEmails(tx, pharmacy_id),
        adminEmails: admins.filter(({ id }) => id !== by?.id).map(({ email }) => email),
        reopenUntil: reopenUntil(complaint, reopenDays),
        linkTo,
      }),
    )
  }
}
