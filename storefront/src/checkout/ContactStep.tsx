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
          label={t('First name')}
          autoComplete="given-name"
          error={errors.guest_first_name?.message}
          {...register('guest_first_name')}
        />
        <Field
          label={t('Last name')}
          autoComplete="family-name"
          error={errors.guest_last_name?.message}
          {...register('guest_last_name')}
        />
        {isCustomer ? null : (
          <Field
            label={t('Email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            hint={t('For the order number and news of your order.')}
            error={errors.guest_email?.message}
            {...register('guest_email')}
          />
        )}
        <Field
          label={t('Mobile number')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          hint={t('The pharmacy or the rider may call it.')}
          error={errors.guest_number?.message}
          {...register('guest_number')}
        />
      </div>
      <label className={styles.tick}>
        <input type="checkbox" {...register('is_receiver')} /> {t('I will receive the order myself')}
      </label>
      {isReceiver ? null : (
        <fieldset>
          <legend className={styles.legend}>{t('Who receives it')}</legend>
          <div className={styles.pair}>
            <Field
              label={t('Receiver’s first name')}
              error={errors.receiver_first_name?.message}
              {...register('receiver_first_name')}
            />
            <Field
              label={t('Receiver’s last name')}
              error={errors.receiver_last_name?.message}
              {...register('receiver_last_name')}
            />
            <Field
              label={t('Receiver’s mobile number')}
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
