import { addressLine } from '@botika/common/address-line'
import { DELIVERY_OPTIONS } from '@botika/common/delivery'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Link } from '../lib/router/Link'
import { unbroken } from '../lib/language/unbroken'
import { withNodes } from '../lib/language/withNodes'
import { t } from '../lib/language/words'
import { paths } from '../lib/paths'
import ui from '../ui/ui.module.css'
import styles from './Checkout.module.css'
import type { CheckoutForm, StepKey } from './form'
import { scheduleWords } from './schedule'

interface Props {
  isRecurring: boolean
  /** Who sells it: that is where it waits for whoever picks it up. */
  pharmacies: readonly string[]
  onGo: (step: StepKey) => void
}

/** Everything once more before it counts. */
export function ReviewStep({ isRecurring, pharmacies, onGo }: Props) {
  const form = useFormContext<CheckoutForm>().getValues()
  const isPickUp = form.delivery_option === 'pick_up'
  const option = DELIVERY_OPTIONS.find(({ value }) => value === form.delivery_option)
  return (
    <>
      <dl className={styles.review}>
        {isRecurring ? (
          <Part name={t('Schedule')} step="schedule" onGo={onGo}>
            {scheduleWords(form)}
          </Part>
        ) : null}
        <Part name={t('Contact')} step="contact" onGo={onGo}>
          {form.guest_first_name} {form.guest_last_name}
          <br />
          {form.guest_number}
          <br />
          {form.guest_email}
        </Part>
        {form.is_receiver ? null : (
          <Part name={t('Receiver')} step="contact" onGo={onGo}>
            {form.receiver_first_name} {form.receiver_last_name}
            <br />
            {unbroken(form.receiver_number)}
          </Part>
        )}
        {isPickUp ? (
          <Part name={t('Pick up at pharmacy')} step="delivery" onGo={onGo}>
            {pharmacies.join(', ')}
          </Part>
        ) : (
          <Part name={t(option?.name ?? 'Delivery')} step="delivery" onGo={onGo}>
            {addressLine(form)}
          </Part>
        )}
        <Part name={t('Payment')} step="payment" onGo={onGo}>
          {isPickUp ? t('Cash at the pharmacy') : t('Cash on delivery')}
        </Part>
        {form.discount_type ? (
          <Part
            name={form.discount_type === 'pwd' ? t('PWD discount') : t('Senior citizen discount')}
            step="payment"
            onGo={onGo}
          >
            {t('{senior_citizen_name}, ID {senior_citizen_id}', {
              senior_citizen_name: form.senior_citizen_name,
              senior_citizen_id: form.senior_citizen_id,
            })}
          </Part>
        ) : null}
        {form.prescription_image ? (
          <Part name={t('Prescription')} step="payment" onGo={onGo}>
            {form.prescription_image.name}
          </Part>
        ) : null}
      </dl>
      <p className={`${ui.muted} ${ui.small}`}>
        {withNodes(
          'By placing the order you agree to the {link} and the {link2}. You can cancel freely until a parcel is shipped.',
          {
            link: <Link to={paths.termsOfUse()}>{t('Terms of Use')}</Link>,
            link2: <Link to={paths.privacyPolicy()}>{t('Privacy Policy')}</Link>,
          },
        )}
        {isRecurring
          ? ` ${t('Each time we check prices, stock and prescription anew, and write to you how it went; you can stop it at any time.')}`
          : ''}
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
        aria-label={t('Change {name}', { name })}
      >
        {t('Change')}
      </button>
    </dd>
  </div>
)
