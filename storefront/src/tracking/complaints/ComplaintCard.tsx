import type { Complaint, ComplaintMessage } from '@botika/common/complaints/endpoints'
import { OUTCOME_NAMES, REASON_NAMES, STATUS_NAMES } from '@botika/common/complaints/rules'
import * as report from '@botika/common/messages/report'
import { formatDate, formatDateTime } from '../../lib/language/dates'
import { t } from '../../lib/language/text'
import { QuestionButton } from '../../ui/toast/QuestionButton'
import { useToast } from '../../ui/toast/atoms'
import ui from '../../ui/ui.module.css'
import styles from '../OrderView.module.css'
import type { Change, Shopper } from './calls'
import { PrivatePicture } from './PrivatePicture'
import { WriteForm } from './WriteForm'

interface Props {
  complaint: Complaint
  shopper: Shopper
  onChanged: (complaint: Complaint) => void
}

export function ComplaintCard({ complaint, shopper, onChanged }: Props) {
  const isSettled = complaint.status === 'settled'
  return (
    <section
      className={`${ui.card} ${ui.stackS}`}
      aria-label={`${complaint.pharmacy_name}: ${t(REASON_NAMES[complaint.reason])}`}
    >
      <div className={ui.between}>
        <div>
          <h3>{t(REASON_NAMES[complaint.reason])}</h3>
          <p className={`${ui.muted} ${ui.small}`}>{complaint.pharmacy_name}</p>
        </div>
        <span className={`${ui.badge} ${isSettled ? ui.good : ui.info}`}>
          {t(STATUS_NAMES[complaint.status])}
        </span>
      </div>
      <Standing complaint={complaint} />
      <ol className={styles.timeline}>
        {complaint.messages.map((message) => (
          <Message key={message.id} message={message} complaint={complaint} shopper={shopper} />
        ))}
      </ol>
      <Steps complaint={complaint} shopper={shopper} onChanged={onChanged} />
    </section>
  )
}

function Standing({
  complaint: { status, outcome, answer_by, settle_by, settled_at },
}: {
  complaint: Complaint
}) {
  if (status === 'settled')
    return (
      <p className={ui.notice}>
        {t(report.settledAs, {
          day: formatDate(settled_at ?? ''),
          outcome: outcome ? t(OUTCOME_NAMES[outcome]) : '',
        })}
      </p>
    )
  const day = formatDate(settle_by)
  return (
    <p className={ui.notice}>
      <span>
        {status === 'to_answer'
          ? t(report.waitsForPharmacy, { day: formatDate(answer_by) })
          : t(report.waitsForUs, { day })}{' '}
        {t(report.mayGoToDti, { day })}
      </span>
    </p>
  )
}

function authorOf({ author_role }: ComplaintMessage, pharmacy: string): string {
  if (author_role === 'seller') return pharmacy
  return author_role === 'admin' ? t(report.ourTeam) : t(report.you)
}

function Message({
  message,
  complaint,
  shopper,
}: {
  message: ComplaintMessage
  complaint: Complaint
  shopper: Shopper
}) {
  const { kind, outcome } = message
  return (
    <li>
      <p className={`${ui.strong} ${ui.parts}`}>
        <span>{authorOf(message, complaint.pharmacy_name)}</span>
        {kind === 'settled' && outcome ? <span>{t(OUTCOME_NAMES[outcome])}</span> : null}
        {kind === 'reopened' ? <span>{t(report.openedAgain)}</span> : null}
      </p>
      {kind === 'withdrawn' && message.body === '' ? <p>{t(report.youWithdrew)}</p> : null}
      {message.body ? <p className={styles.words}>{message.body}</p> : null}
      {message.pictures.length > 0 ? (
        <div className={`${ui.row} ${ui.noPrint}`}>
          {message.pictures.map((picture, at) => (
            <PrivatePicture
              key={picture.id}
              shopper={shopper}
              complaintId={complaint.id}
              picture={picture}
              number={at + 1}
            />
          ))}
        </div>
      ) : null}
      <time dateTime={message.created_at}>{formatDateTime(message.created_at)}</time>
    </li>
  )
}

function Steps({ complaint, shopper, onChanged }: Props) {
  const showToast = useToast()
  const take = async (change: Change, done: string) => {
    const { changeComplaint } = await import('./calls')
    onChanged(await changeComplaint(shopper, complaint.id, change))
    showToast(done, 'success')
  }
  if (complaint.status !== 'settled')
    return (
      <>
        <WriteForm
          label={t(report.yourMessage)}
          button={t(report.sendMessage)}
          send={(message, files, onUpload) =>
            take({ step: 'write', message, files, onUpload }, t(report.messageSent))
          }
        />
        <Withdraw complaint={complaint} shopper={shopper} onChanged={onChanged} />
      </>
    )
  if (!complaint.reopen_until) return null
  return (
    <details className={ui.noPrint}>
      <summary>{t(report.notContent, { day: formatDate(complaint.reopen_until) })}</summary>
      <WriteForm
        label={t(report.whyAgain)}
        button={t(report.openAgain)}
        send={(message, files, onUpload) =>
          take({ step: 'reopen', message, files, onUpload }, t(report.isOpenAgain))
        }
      />
    </details>
  )
}

function Withdraw({ complaint, shopper, onChanged }: Props) {
  const withdraw = async () => {
    const { changeComplaint } = await import('./calls')
    onChanged(await changeComplaint(shopper, complaint.id, { step: 'withdraw', message: '', files: [] }))
  }
  return (
    <div className={`${ui.apart} ${ui.noPrint}`}>
      <QuestionButton
        className={ui.danger}
        title={t(report.withdrawQuestion)}
        text={t(report.withdrawWhat)}
        action={t(report.yesWithdraw)}
        work={withdraw}
        done={t(report.isWithdrawn)}
      >
        {t(report.withdraw)}
      </QuestionButton>
    </div>
  )
}
