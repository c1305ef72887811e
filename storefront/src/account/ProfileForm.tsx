import * as account from '@botika/common/messages/account'
import type { User } from '@botika/common/session/endpoints'
import { useState } from 'react'
import { t } from '../lib/language/text'
import { EmailField, FirstNameField, LastNameField, PhoneField } from '../ui/person-fields'
import fields from '../ui/Field.module.css'
import { CodeField } from '../ui/CodeField'
import { FormStatus } from '../ui/FormStatus'
import { Icon } from '../ui/Icon'
import { SecretField } from '../ui/SecretField'
import ui from '../ui/ui.module.css'
import { useSend } from '../lib/useSend'

const loadCalls = () => import('./calls')

export function ProfileForm({ user }: { user: User }) {
  const [email, setEmail] = useState(user.email)
  const [movesTo, setMovesTo] = useState<string | null>(null)
  const isMove = email.trim().toLowerCase() !== user.email.toLowerCase()
  const sending = useSend(loadCalls, async ({ saveProfile }, values) => {
    const { first_name = '', last_name = '', current_password = '', otp, contact_number = '' } = values
    const { updated_at } = user
    const body = { first_name, last_name, contact_number: contact_number.trim() || null, updated_at }
    const proof = { current_password, ...(otp === undefined ? {} : { otp }) }
    const move = isMove ? { email: email.trim(), ...proof } : {}
    await saveProfile(user.id, { ...body, ...move })
    setMovesTo(isMove ? email.trim() : null)
    setEmail(user.email)
  })
  return (
    <form className={`${ui.card} ${ui.stack}`} {...sending.form} noValidate>
      <div className={fields.pair}>
        <FirstNameField {...sending.field('first_name')} defaultValue={user.first_name} />
        <LastNameField {...sending.field('last_name')} defaultValue={user.last_name} />
      </div>
      {user.position === 'owner' || user.position === 'pharmacist' ? (
        <p className={ui.small}>{t(account.yourCardWaitsAgain)}</p>
      ) : null}
      <EmailField
        {...sending.field('email')}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        hint={t(account.youLogInWithItAndEmails)}
      />
      {isMove ? (
        <SecretField
          label={t(account.currentPassword)}
          {...sending.field('current_password')}
          autoComplete="current-password"
          required
          hint={t(account.toChangeYourEmailAddress)}
        />
      ) : null}
      {isMove && user.has_second_factor ? <CodeField {...sending.field('otp')} /> : null}
      <PhoneField
        {...sending.field('contact_number')}
        isOptional
        defaultValue={user.contact_number ?? ''}
        hint={t(account.forThePharmacyAndTheRider)}
      />
      <FormStatus sending={sending} />
      <div role="status">
        {sending.state === 'sent' ? (
          <p className={ui.noticeGood}>
            <Icon name="check" />{' '}
            <span>
              {t(account.yourDetailsAreSaved)}
              {/* the field above shows the old one again */}
              {movesTo === null ? null : ` ${t(account.yourEmailAddressChangesToEmail, { email: movesTo })}`}
            </span>
          </p>
        ) : null}
      </div>
      <button type="submit" className={`${ui.primary} ${ui.big}`} aria-busy={sending.state === 'sending'}>
        {sending.state === 'sending' ? t(account.saving) : t(account.saveMyDetails)}
      </button>
    </form>
  )
}
