import * as checkout from '@botika/common/messages/checkout'
import * as uiMessages from '@botika/common/messages/ui'
import { addressLine } from '@botika/common/address-line'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { t, unbroken, withNodes } from '../lib/language/text'
import { DELIVERY_LABELS } from '../lib/order-labels'
import { paths } from '../lib/paths'
import ui from '../ui/ui.module.css'
import styles from './Checkout.module.css'
import type { StepKey } from './form'
import { MayBeMoved, useCheckout } from './form-fields'
import { scheduleText } from './schedule'

interface Props {
  isRecurring: boolean
  pharmacies: readonly string[]
  onGo: (step: StepKey) => void
}

export function ReviewStep({ isRecurring, pharmacies, onGo }: Props) {
  const form = useCheckout().getValues()
  const isPickUp = form.delivery_option === 'pick_up'
  return (
    <>
      <dl className={styles.review}>
        {isRecurring ? (
          <Part name={t(uiMessages.schedule)} step="schedule" onGo={onGo}>
            {scheduleText(form)}
          </Part>
        ) : null}
        <Part name={t(uiMessages.contact)} step="contact" onGo={onGo}>
          {form.guest_first_name} {form.guest_last_name}
          <br />
          {form.guest_number}
          <br />
          {form.guest_email}
        </Part>
        {form.is_receiver ? null : (
          <Part name={t(checkout.receiver)} step="contact" onGo={onGo}>
            {form.receiver_first_name} {form.receiver_last_name}
            <br />
            {unbroken(form.receiver_number)}
          </Part>
        )}
        <Part name={t(DELIVERY_LABELS[form.delivery_option])} step="delivery" onGo={onGo}>
          {isPickUp ? pharmacies.join(', ') : addressLine(form)}
        </Part>
        <Part name={t(uiMessages.payment)} step="payment" onGo={onGo}>
          {isPickUp ? t(uiMessages.cashAtThePharmacy) : t(uiMessages.cashOnDelivery)}
        </Part>
        {form.discount_type ? (
          <Part
            name={form.discount_type === 'pwd' ? t(checkout.pwdDiscount) : t(checkout.seniorCitizenDiscount)}
            step="payment"
            onGo={onGo}
          >
            {t(checkout.seniorIdSenior, {
              senior_citizen_name: form.senior_citizen_name,
              senior_citizen_id: form.senior_citizen_id,
            })}
          </Part>
        ) : null}
        {form.prescription_image ? (
          <Part name={t(uiMessages.prescription)} step="payment" onGo={onGo}>
            {form.prescription_image.name}
          </Part>
        ) : null}
      </dl>
      {isRecurring ? null : <MayBeMoved />}
      <p className={`${ui.muted} ${ui.small}`}>
        {withNodes(checkout.byPlacingTheOrderYouAgree, {
          link: <Link to={paths.termsOfUse()}>{t(uiMessages.termsOfUse)}</Link>,
          link2: <Link to={paths.privacyPolicy()}>{t(uiMessages.privacyPolicy)}</Link>,
        })}
        {isRecurring ? ` ${t(checkout.eachTimeWeCheckPrices)}` : ''}
      </p>
    </>
  )
}

interface PartProps {
  name: string
  step: StepKey
  onGo: (step: StepKey) => void
  children: ReactNode
}

const Part = ({ name, step, onGo, children }: PartProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
    <dd>
      <button
        type="button"
        className={ui.quiet}
        onClick={() => onGo(step)}
        aria-label={t(checkout.changeName, { name })}
      >
        {t(uiMessages.change)}
      </button>
    </dd>
  </div>
)
