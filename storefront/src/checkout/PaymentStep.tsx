import { useFormContext } from 'react-hook-form'
import { unbroken } from '../lib/language/unbroken'
import { t, word } from '../lib/language/words'
import { Field } from '../ui/Field'
import styles from '../ui/Field.module.css'
import { FileField } from '../ui/FileField'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import type { CheckoutForm } from './form'

const CLAIMS = [
  { value: '', name: word('No discount'), words: word('Regular prices and promotions.') },
  {
    value: 'senior_citizen',
    name: word('Senior citizen'),
    words: word('VAT off, then 20% off medicines and other covered goods.'),
  },
  {
    value: 'pwd',
    name: word('Person with disability'),
    words: word('VAT off, then 20% off medicines and other covered goods.'),
  },
] as const

interface Props {
  needsPrescription: boolean
  /** Products that need it. */
  prescriptionNames: readonly string[]
  /** True where something of it was typed before the page was loaded again. */
  isAskedAgain: boolean
}

/** How it is paid, whether the law lowers the price, and the prescription. */
export function PaymentStep({ needsPrescription, prescriptionNames, isAskedAgain }: Props) {
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
          <span>
            {t(
              'The page was loaded again. Discounts, IDs and prescriptions are never kept in the browser, so please add yours once more.',
            )}
          </span>
        </p>
      ) : null}
      <fieldset>
        <legend className={styles.legend}>{t('Payment')}</legend>
        <div className={styles.choices}>
          <label className={styles.choice}>
            <input type="radio" value="cash" {...register('payment_option')} />
            <b>{delivery === 'pick_up' ? t('Cash at the pharmacy') : t('Cash on delivery')}</b>
            <small>{t('You pay when you have it in your hands.')}</small>
          </label>
        </div>
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>{t('Senior citizen or PWD discount')}</legend>
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
                  label={t('Holder’s full name')}
                  autoComplete="name"
                  hint={t('As it stands on the ID.')}
                  error={errors.senior_citizen_name?.message}
                  {...register('senior_citizen_name')}
                />
                <Field
                  label={claim === 'pwd' ? t('PWD ID number') : t('Senior citizen ID number')}
                  autoComplete="off"
                  error={errors.senior_citizen_id?.message}
                  {...register('senior_citizen_id')}
                />
              </div>
              <FileField
                label={t('Picture of the ID')}
                hint={t('Speeds up the check. Show the ID itself when you receive the order.')}
                file={idImage}
                onChoose={setFile('senior_citizen_id_image')}
                error={errors.senior_citizen_id_image?.message}
                isOptional
              />
            </>
          ) : null}
        </div>
      </fieldset>
      {needsPrescription ? (
        <fieldset>
          <legend className={styles.legend}>{t('Prescription')}</legend>
          <div className={styles.choices}>
            <p className={ui.notice}>
              <Icon name="paper" />
              <span>
                {t(
                  'Needed for {prescriptionNames}. A pharmacist checks it before the order is confirmed. Only the pharmacy and we can see it.',
                  { prescriptionNames: prescriptionNames.map(unbroken).join(', ') },
                )}
              </span>
            </p>
            <FileField
              label={t('Picture of the prescription')}
              hint={t('All of it, readable, with the doctor’s name and licence number.')}
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
