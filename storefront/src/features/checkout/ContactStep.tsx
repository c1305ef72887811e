import { useFormContext } from 'react-hook-form'
import { Field } from '../../shared/ui/Field'
import styles from '../../shared/ui/Field.module.css'
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
          label="First name"
          autoComplete="given-name"
          error={errors.guest_first_name?.message}
          {...register('guest_first_name')}
        />
        <Field
          label="Last name"
          autoComplete="family-name"
          error={errors.guest_last_name?.message}
          {...register('guest_last_name')}
        />
        {isCustomer ? null : (
          <Field
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
            hint="For the order number and news of your order."
            error={errors.guest_email?.message}
            {...register('guest_email')}
          />
        )}
        <Field
          label="Mobile number"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          hint="The pharmacy or the rider may call it."
          error={errors.guest_number?.message}
          {...register('guest_number')}
        />
      </div>
      <label className={styles.tick}>
        <input type="checkbox" {...register('is_receiver')} /> I will receive the order myself
      </label>
      {isReceiver ? null : (
        <fieldset>
          <legend className={styles.legend}>Who receives it</legend>
          <div className={styles.pair}>
            <Field
              label="Receiver’s first name"
              error={errors.receiver_first_name?.message}
              {...register('receiver_first_name')}
            />
            <Field
              label="Receiver’s last name"
              error={errors.receiver_last_name?.message}
              {...register('receiver_last_name')}
            />
            <Field
              label="Receiver’s mobile number"
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
