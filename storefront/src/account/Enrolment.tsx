import * as security from '@botika/common/messages/account-security'
import * as uiMessages from '@botika/common/messages/ui'
import type { User } from '@botika/common/session/endpoints'
import { useState } from 'react'
import { t } from '../lib/language/text'
import { useSend } from '../lib/useSend'
import { CodeField } from '../ui/CodeField'
import { FormStatus } from '../ui/FormStatus'
import ui from '../ui/ui.module.css'
import { ProofForm } from './ProofForm'
import styles from './TwoStepLogin.module.css'

const loadCalls = () => import('./calls')

interface Begun {
  uri: string
  qr_svg: string
  secret: string
}

interface Props {
  user: User
  onEnrolled: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/** The password, then the key for the app, then a code that proves that the app has it. */
export function Enrolment({ user, onEnrolled, onCancel }: Props) {
  const [begun, setBegun] = useState<Begun | null>(null)
  if (begun) return <Confirmation {...begun} onEnrolled={onEnrolled} onCancel={onCancel} />
  return (
    <ProofForm
      user={user}
      name="current_password"
      hint={t(security.whatYouNeed)}
      action={t(security.goOn)}
      send={async ({ beginSecondFactor }, { current_password }) =>
        setBegun(await beginSecondFactor({ current_password }))
      }
      onCancel={onCancel}
    />
  )
}

function Confirmation({ uri, qr_svg, secret, onEnrolled, onCancel }: Begun & Omit<Props, 'user'>) {
  const sending = useSend(loadCalls, async ({ confirmSecondFactor }, { otp = '' }) =>
    onEnrolled((await confirmSecondFactor(otp)).recovery_codes),
  )
  return (
    <form className={ui.stack} {...sending.form} noValidate>
      <p>{t(security.scanThis)}</p>
      <img
        className={styles.qr}
        src={`data:image/svg+xml,${encodeURIComponent(qr_svg)}`}
        alt={t(security.pictureForTheApp)}
        width={220}
        height={220}
      />
      <p>
        {t(security.key)}: <code className={styles.key}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <p>
        <a href={uri}>{t(security.openInTheApp)}</a>
      </p>
      <CodeField
        {...sending.field('otp')}
        label={t(security.codeOfTheApp)}
        hint={undefined}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- one asked for this very field
        autoFocus
      />
      <FormStatus sending={sending} />
      <div className={ui.row}>
        <button type="submit" className={ui.primary} aria-busy={sending.state === 'sending'}>
          {sending.state === 'sending' ? t(security.oneMoment) : t(security.turnOn)}
        </button>
        <button type="button" className={ui.outline} onClick={onCancel}>
          {t(uiMessages.noGoBack)}
        </button>
      </div>
    </form>
  )
}
