import * as checkout from '@botika/common/messages/checkout'
import * as ui from '@botika/common/messages/ui'
import { useFormContext } from 'react-hook-form'
import { t } from '../lib/language/words'
import { Field } from '../ui/Field'
import styles from '../ui/Field.module.css'
import type { CheckoutForm } from './form'

/** Who orders, and who takes the parcel. */
export function ContactStep({ isCustomer }: { isCustomer: boolean }) {
  const { register, watch, formState } = useFormContext<CheckoutForm>()
  const { errors } = formState
  const isReceiver = watch('is_receiver')
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={t(ui.firstName)}
          autoComplete="given-name"
          error={errors.guest_first_name?.message}
          {...register('guest_first_name')}
        />
        <Field
          label={t(ui.lastName)}
          autoComplete="family-name"
          error={errors.guest_last_name?.message}
          {...register('guest_last_name')}
        />
        {isCustomer ? null : (
          <Field
            label={t(ui.email)}
            type="email"
            autoComplete="email"
            inputMode="email"
            hint={t(checkout.forTheOrderNumberAndNews)}
            error={errors.guest_email?.message}
            {...register('guest_email')}
          />
        )}
        <Field
          label={t(ui.mobileNumber)}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          hint={t(checkout.thePharmacyOrTheRider)}
          error={errors.guest_number?.message}
          {...register('guest_number')}
        />
      </div>
      <label className={styles.tick}>
        <input type="checkbox" {...register('is_receiver')} /> {t(checkout.iWillReceiveTheOrderMyself)}
      </label>
      {isReceiver ? null : (
        <fieldset>
          <legend className={styles.legend}>{t(checkout.whoReceivesIt)}</legend>
          <div className={styles.pair}>
            <Field
              label={t(ui.receiversFirstName)}
              error={errors.receiver_first_name?.message}
              {...register('receiver_first_name')}
            />
            <Field
              label={t(ui.receiversLastName)}
              error={errors.receiver_last_name?.message}
              {...register('receiver_last_name')}
            />
            <Field
              label={t(ui.receiversMobileNumber)}
              type="tel"
              inputMode="tel"
              error={errors.receiver_number?.message}
              {...register('receiver_number')}
            />
          </div>
        </fieldset>
      )}
    </>
  )
}
