import { expected } from '@botika/common/expected'
import * as tracking from '@botika/common/messages/tracking'
import * as uiMessages from '@botika/common/messages/ui'
import type { TrackedOrder } from '@botika/common/orders/schema'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { t, withNodes } from '../lib/language/text'
import { paths } from '../lib/paths'
import { FileField } from '../ui/FileField'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { errorMessage } from '../lib/error-message'
import { useToast } from '../ui/toast/atoms'
import { OrderEmailField } from './OrderEmailField'
import styles from './OrderView.module.css'
import type { OwnOrder } from './useOwnOrder'

interface Props {
  order: TrackedOrder
  own: OwnOrder
  onReplaced: (order: TrackedOrder) => void
}

export function ReplacePrescription({ order: { order_number }, own: { id, user }, onReplaced }: Props) {
  const needsEmail = id === null
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<{ detail: string; errors: Record<string, string[]> } | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const showToast = useToast()
  useEffect(() => {
    // a reload for a lost chunk would lose the chosen picture
    void import('./own-order-calls').catch(expected('Sending loads it again'))
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (progress !== null) return
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    const errors = {
      ...(file ? {} : { prescription_image: [t(uiMessages.pleaseAddAPictureOfThePrescription)] }),
      ...(needsEmail && !email ? { email: [t(tracking.pleaseTypeAnEmailAddress)] } : {}),
    }
    if (!file || errors.email) {
      setError({ detail: '', errors })
      form.current?.querySelector<HTMLInputElement>(file ? 'input[name=email]' : 'input[type=file]')?.focus()
      return
    }
    setError(null)
    setProgress(0)
    try {
      const { replaceAsCustomer, replaceAsGuest } = await import('./own-order-calls')
      onReplaced(
        id === null
          ? await replaceAsGuest(order_number, { file, email }, setProgress)
          : await replaceAsCustomer(id, { file, email }, setProgress),
      )
      showToast(t(tracking.thankYouAPharmacistWillCheck), 'success')
    } catch (error) {
      const { errors } = (error ?? {}) as { errors?: Record<string, string[]> }
      setError({ detail: errors ? '' : errorMessage(error), errors: errors ?? {} })
      setProgress(null)
    }
  }

  return (
    <form
      ref={form}
      // the email field may appear later, and browsers would block silently
      noValidate
      className={`${styles.replace} ${ui.noPrint}`}
      onSubmit={(event) => void submit(event)}
      aria-label={t(tracking.sendAnotherPrescription)}
    >
      <p>{t(tracking.pleaseSendAnotherPictureTheOrder)}</p>
      <FileField
        label={t(uiMessages.pictureOfThePrescription)}
        hint={t(uiMessages.allOfItReadableWithTheDoctors)}
        file={file}
        onChoose={setFile}
        error={error?.errors['prescription_image']?.[0]}
      />
      {needsEmail ? <OrderEmailField error={error?.errors['email']?.[0]} /> : null}
      {progress !== null ? (
        <progress
          className={styles.progress}
          {...(progress > 0 && progress < 1 ? { value: progress } : {})}
          aria-label={t(tracking.sendingThePrescription)}
        />
      ) : null}
      <div role="alert">
        {error?.detail ? (
          <p className={ui.noticeBad}>
            <Icon name="alert" /> {error.detail}
          </p>
        ) : null}
      </div>
      <button type="submit" className={ui.primary} aria-busy={progress !== null}>
        <Icon name="upload" size={18} />{' '}
        {progress === null ? t(tracking.sendThePrescription) : t(uiMessages.sendingNow)}
      </button>
      {needsEmail && user === null ? (
        <p className={ui.small}>
          {withNodes(tracking.orderedWithAnAccountLink, {
            link: (
              <Link to={paths.login({ next: paths.trackYourOrder(order_number) })}>
                {t(uiMessages.logIn)}
              </Link>
            ),
          })}
        </p>
      ) : null}
    </form>
  )
}
