import * as checkout from '@botika/common/messages/checkout'
import * as uiMessages from '@botika/common/messages/ui'
import { useFormContext } from 'react-hook-form'
import { unbroken } from '../lib/language/unbroken'
import { t } from '../lib/language/words'
import { Field } from '../ui/Field'
import styles from '../ui/Field.module.css'
import { FileField } from '../ui/FileField'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import type { CheckoutForm } from './form'

const CLAIMS = [
  { value: '', name: checkout.noDiscount, words: checkout.regularPricesAndPromotions },
  {
    value: 'senior_citizen',
    name: checkout.seniorCitizen,
    words: checkout.vatOffThen20PercentOff,
  },
  {
    value: 'pwd',
    name: checkout.personWithDisability,
    words: checkout.vatOffThen20PercentOff,
  },
] as const

interface Props {
  /** Products that need a prescription. */
  prescriptionNames: readonly string[]
  /** True where something of it was typed before the page was loaded again. */
  isAskedAgain: boolean
}

/** How it is paid, whether the law lowers the price, and the prescription. */
export function PaymentStep({ prescriptionNames, isAskedAgain }: Props) {
  const { register, watch, setValue, clearErrors, formState } = useFormContext<CheckoutForm>()
  const { errors } = formState
  const [claim, delivery, prescription, idImage] = watch([
    'discount_type',
    'delivery_option',
    'prescription_image',
    'senior_citizen_id_image',
  ])
  const setFile = (name: 'prescription_image' | 'senior_citizen_id_image') => (file: File | null) => {
    setValue(name, file, { shouldDirty: true })
    clearErrors(name)
  }
  return (
    <>
      {isAskedAgain ? (
        <p className={ui.notice} role="status">
          <Icon name="info" />
          <span>{t(checkout.thePageWasLoadedAgain)}</span>
        </p>
      ) : null}
      <fieldset>
        <legend className={styles.legend}>{t(uiMessages.payment)}</legend>
        <div className={styles.choices}>
          <label className={styles.choice}>
            <input type="radio" value="cash" {...register('payment_option')} />
            <b>{delivery === 'pick_up' ? t(uiMessages.cashAtThePharmacy) : t(uiMessages.cashOnDelivery)}</b>
            <small>{t(checkout.youPayWhenYouHaveItIn)}</small>
          </label>
        </div>
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>{t(checkout.seniorCitizenOrPwdDiscount)}</legend>
        <div className={styles.choices}>
          {CLAIMS.map(({ value, name, words }) => (
            <label key={value} className={styles.choice}>
              <input type="radio" value={value} {...register('discount_type')} />
              <b>{t(name)}</b>
              <small>{t(words)}</small>
            </label>
          ))}
          {claim ? (
            <>
              <div className={styles.pair}>
                <Field
                  label={t(checkout.holdersFullName)}
                  autoComplete="name"
                  hint={t(checkout.asItStandsOnTheId)}
                  error={errors.senior_citizen_name?.message}
                  {...register('senior_citizen_name')}
                />
                <Field
                  label={claim === 'pwd' ? t(checkout.pwdIdNumber) : t(checkout.seniorCitizenIdNumber)}
                  autoComplete="off"
                  error={errors.senior_citizen_id?.message}
                  {...register('senior_citizen_id')}
                />
              </div>
              <FileField
                label={t(checkout.pictureOfTheId)}
                hint={t(checkout.speedsUpTheCheckShow)}
                file={idImage}
                onChoose={setFile('senior_citizen_id_image')}
                error={errors.senior_citizen_id_image?.message}
                isOptional
              />
            </>
          ) : null}
        </div>
      </fieldset>
      {prescriptionNames.length > 0 ? (
        <fieldset>
          <legend className={styles.legend}>{t(uiMessages.prescription)}</legend>
          <div className={styles.choices}>
            <p className={ui.notice}>
              <Icon name="paper" />
              <span>
                {t(checkout.neededPrescriptionnamesPharmacistChecks, {
                  prescriptionNames: prescriptionNames.map(unbroken).join(', '),
                })}
              </span>
            </p>
            <FileField
              label={t(uiMessages.pictureOfThePrescription)}
              hint={t(uiMessages.allOfItReadableWithTheDoctors)}
              file={prescription}
              onChoose={setFile('prescription_image')}
              error={errors.prescription_image?.message}
            />
          </div>
        </fieldset>
      ) : null}
    </>
  )
}
