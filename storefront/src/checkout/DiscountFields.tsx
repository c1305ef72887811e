import * as checkout from '@botika/common/messages/checkout'
import type { Quote } from '@botika/common/quote/endpoints'
import { t, unbroken } from '../lib/language/text'
import styles from '../ui/Field.module.css'
import { Choice, Choices, FormField, PictureField, useCheckout } from './form-fields'

const DISCOUNTS = [
  { value: '', label: checkout.noDiscount, hint: checkout.regularPricesAndPromotions },
  { value: 'senior_citizen', label: checkout.seniorCitizen, hint: checkout.vatOffThen20PercentOff },
  { value: 'pwd', label: checkout.personWithDisability, hint: checkout.vatOffThen20PercentOff },
] as const

export function DiscountFields() {
  const { register, watch } = useCheckout()
  const discount = watch('discount_type')
  return (
    <Choices legend={t(checkout.seniorCitizenOrPwdDiscount)}>
      {DISCOUNTS.map(({ value, label, hint }) => (
        <Choice key={value} value={value} label={t(label)} hint={t(hint)} {...register('discount_type')} />
      ))}
      {discount ? (
        <>
          <div className={styles.pair}>
            <FormField
              name="senior_citizen_name"
              required
              label={t(checkout.holdersFullName)}
              autoComplete="name"
              hint={t(checkout.asItStandsOnTheId)}
            />
            <FormField
              name="senior_citizen_id"
              required
              label={discount === 'pwd' ? t(checkout.pwdIdNumber) : t(checkout.seniorCitizenIdNumber)}
              autoComplete="off"
            />
          </div>
          <PictureField
            name="senior_citizen_id_image"
            label={t(checkout.pictureOfTheId)}
            hint={t(checkout.speedsUpTheCheckShow)}
            isOptional
          />
        </>
      ) : null}
    </Choices>
  )
}

export const prescriptionNames = (quote: Quote | null) =>
  (quote?.lines ?? [])
    .filter((line) => line.is_prescription)
    .map((line) => unbroken(line.product_name))
    .join(', ')
