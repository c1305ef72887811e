import { COMPLAINT_REASONS, type ComplaintReason, REASON_NAMES } from '@botika/common/complaints/rules'
import { expected } from '@botika/common/expected'
import * as report from '@botika/common/messages/report'
import * as tracking from '@botika/common/messages/tracking'
import type { OrderPart } from '@botika/common/orders/schema'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useCaptcha } from '../../content/forms/useCaptcha'
import { t } from '../../lib/language/text'
import { describedBy, Labelled, TextField } from '../../ui/Field'
import field from '../../ui/Field.module.css'
import { Icon } from '../../ui/Icon'
import { useToast } from '../../ui/toast/atoms'
import ui from '../../ui/ui.module.css'
import { OrderEmailField } from '../OrderEmailField'
import styles from '../OrderView.module.css'
import type { Shopper } from './calls'
import { PictureFields } from './PictureFields'
import { Sending } from './Sending'
import type { Reported } from './useComplaints'
import { useSending } from './useSending'

interface Props {
  part: OrderPart
  reported: Reported
  guest?: { orderNumber: string; onKnown: (email: string) => void } | undefined
}

export function ReportProblem({ part, reported, guest }: Props) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  if (reported.openOf(part.id)) {
    return (
      <p>
        <a href="#complaints">{t(report.problemReported)}</a>
      </p>
    )
  }
  return (
    <>
      <button
        type="button"
        className={ui.quiet}
        aria-expanded={isOpen === true}
        onClick={() => setIsOpen((before) => !before)}
      >
        <Icon name="alert" size={18} /> {t(report.reportAProblem)}
        <span className={ui.hidden}>
          {t(tracking.fromPharmacyName, { pharmacy_name: part.pharmacy_name })}
        </span>
      </button>
      {isOpen === null ? null : (
        // closed it stays where it is, so that nothing typed is lost
        <div hidden={!isOpen}>
          <ReportForm part={part} reported={reported} guest={guest} onSent={() => setIsOpen(null)} />
        </div>
      )}
    </>
  )
}

function ReportForm({ part, reported, guest, onSent }: Props & { onSent: () => void }) {
  const [reason, setReason] = useState<ComplaintReason | ''>('')
  const [message, setMessage] = useState('')
  const [email, setEmail] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const sending = useSending()
  const captcha = useCaptcha()
  const form = useRef<HTMLFormElement>(null)
  const showToast = useToast()
  const notes = { id: useId(), error: sending.failure?.errors['reason']?.[0] }
  const known = guest && reported.query.result.state === 'failed' ? null : reported.shopper
  const shopper: Shopper | null =
    known ?? (guest ? { orderNumber: guest.orderNumber, email: email.trim() } : null)
  const needsEmail = known === null
  const needsCaptcha = shopper !== null && !('orderId' in shopper)

  useEffect(() => {
    // a reload for a lost chunk would lose the chosen pictures
    void import('./calls').catch(expected('Sending loads it again'))
    if (needsCaptcha) captcha.prepare()
  }, [needsCaptcha, captcha])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const errors = {
      ...(reason ? {} : { reason: [t(report.pleaseChooseWhat)] }),
      ...(message.trim() ? {} : { message: [t(report.pleaseTellUs)] }),
      ...(needsEmail && !email.trim() ? { email: [t(tracking.pleaseGiveTheEmailAddress)] } : {}),
    }
    const [first] = Object.keys(errors)
    if (!reason || !shopper || first) {
      sending.setFailure({ detail: '', errors })
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      return
    }
    await sending.run(async (onUpload) => {
      const { openComplaint } = await import('./calls')
      const altcha = needsCaptcha ? await captcha.take() : ''
      reported.put(
        await openComplaint(shopper, {
          partId: part.id,
          reason,
          message: message.trim(),
          files,
          altcha,
          onUpload,
        }),
      )
      if (needsEmail) guest?.onKnown(email.trim())
      showToast(t(report.sent), 'success')
      onSent()
    })
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles.replace}
      aria-label={t(report.reportAProblem)}
      onSubmit={(event) => void submit(event)}
    >
      <h3>{t(report.whatWentWrong, { pharmacy: part.pharmacy_name })}</h3>
      <p className={ui.muted}>{t(report.whoReadsIt, { pharmacy: part.pharmacy_name })}</p>
      <Labelled label={t(report.reason)} {...notes}>
        <select
          id={notes.id}
          name="reason"
          className={field.input}
          required
          value={reason}
          onChange={(event) => setReason(event.target.value as ComplaintReason)}
          {...describedBy(notes)}
        >
          <option value="" disabled>
            {t(report.pleaseChoose)}
          </option>
          {COMPLAINT_REASONS.map((one) => (
            <option key={one} value={one}>
              {t(REASON_NAMES[one])}
            </option>
          ))}
        </select>
      </Labelled>
      <TextField
        label={t(report.tellUs)}
        name="message"
        required
        maxLength={5000}
        placeholder={t(report.tellUsHint)}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        error={sending.failure?.errors['message']?.[0]}
      />
      <PictureFields files={files} onChange={setFiles} errors={sending.failure?.errors} />
      {needsEmail ? (
        <OrderEmailField
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={sending.failure?.errors['email']?.[0]}
        />
      ) : null}
      <Sending sending={sending} button={t(report.send)} />
    </form>
  )
}
