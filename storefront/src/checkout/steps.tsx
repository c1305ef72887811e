import * as checkout from '@botika/common/messages/checkout'
import * as ui from '@botika/common/messages/ui'
import { formatPesos } from '@botika/common/centavos'
import { DELIVERY_OPTIONS } from '@botika/common/delivery'
import type { Quote } from '@botika/common/quote/endpoints'
import { useFormContext } from 'react-hook-form'
import styles from '../ui/Field.module.css'
import { DELIVERY_LABELS, RECURRING_LABELS } from '../lib/order-words'
import { t } from '../lib/language/words'
import { AddressFields } from '../place/address/AddressFields'
import type { CheckoutForm } from './form'
import { Field } from '../ui/Field'
import { unbroken } from '../lib/language/unbroken'
import { FileField } from '../ui/FileField'
import { Icon } from '../ui/Icon'
import uiStyles from '../ui/ui.module.css'
import { RECURRING_OPTIONS } from '@botika/common/recurring-orders/rules'
import { formatDate, manilaDay } from '@botika/common/time'
import { useEffect, useId, useState } from 'react'
import { daysOf, latestFirstDay } from './schedule'
import { expected } from '@botika/common/expected'
import { addressLine } from '@botika/common/address-line'
import type { Address } from '@botika/common/addresses/endpoints'

const WORDS = {
  door_to_door: checkout.aRiderBringsItToTheAddress,
  pick_up: checkout.youFetchItAtThePharmacy,
}

export function DeliveryStep({ quote, isCustomer }: { quote: Quote | null; isCustomer: boolean }) {
  const { register, watch } = useFormContext<CheckoutForm>()
  const chosen = watch('delivery_option')
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>{t(checkout.howDoYouWantIt)}</legend>
        <div className={styles.choices}>
          {DELIVERY_OPTIONS.map(({ value, fee }) => {
            // the server's fee where it is known: settings can change it
            const amount = quote && value === chosen ? quote.delivery_fee : fee
            return (
              <label key={value} className={styles.choice}>
                <input type="radio" value={value} {...register('delivery_option')} />
                <b>{t(DELIVERY_LABELS[value])}</b>
                <span>{amount > 0 ? formatPesos(amount) : t(ui.free)}</span>
                <small>{t(WORDS[value])}</small>
              </label>
            )
          })}
        </div>
      </fieldset>
      {chosen === 'pick_up' ? null : (
        <fieldset>
          <legend className={styles.legend}>{t(checkout.deliveryAddress)}</legend>
          <div className={styles.choices}>
            {isCustomer ? <SavedAddresses /> : null}
            <AddressFields />
          </div>
        </fieldset>
      )}
    </>
  )
}

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
        <p className={uiStyles.notice} role="status">
          <Icon name="info" />
          <span>{t(checkout.thePageWasLoadedAgain)}</span>
        </p>
      ) : null}
      <fieldset>
        <legend className={styles.legend}>{t(ui.payment)}</legend>
        <div className={styles.choices}>
          <label className={styles.choice}>
            <input type="radio" value="cash" {...register('payment_option')} />
            <b>{delivery === 'pick_up' ? t(ui.cashAtThePharmacy) : t(ui.cashOnDelivery)}</b>
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
          <legend className={styles.legend}>{t(ui.prescription)}</legend>
          <div className={styles.choices}>
            <p className={uiStyles.notice}>
              <Icon name="paper" />
              <span>
                {t(checkout.neededPrescriptionnamesPharmacistChecks, {
                  prescriptionNames: prescriptionNames.map(unbroken).join(', '),
                })}
              </span>
            </p>
            <FileField
              label={t(ui.pictureOfThePrescription)}
              hint={t(ui.allOfItReadableWithTheDoctors)}
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

const SHOWN_DAYS = 3

export function ScheduleStep() {
  const { register, watch, setValue, clearErrors, formState } = useFormContext<CheckoutForm>()
  const { errors } = formState
  const [recurring_option, first_due_on, last_due_on] = watch([
    'recurring_option',
    'first_due_on',
    'last_due_on',
  ])
  const [hasEnd, setHasEnd] = useState(last_due_on !== '')
  const [now] = useState(() => new Date())
  const days = daysOf({ recurring_option, first_due_on, last_due_on }, SHOWN_DAYS, now)

  function setEnd(wanted: boolean) {
    setHasEnd(wanted)
    if (wanted) return
    setValue('last_due_on', '', { shouldDirty: true })
    clearErrors('last_due_on')
  }

  return (
    <>
      <fieldset>
        <legend className={styles.legend}>{t(checkout.howOften)}</legend>
        <div className={styles.choices}>
          {RECURRING_OPTIONS.map((option) => (
            <label key={option} className={styles.choice}>
              <input type="radio" value={option} {...register('recurring_option')} />
              <b>{t(RECURRING_LABELS[option])}</b>
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        label={t(checkout.firstOrderOn)}
        type="date"
        min={manilaDay(now)}
        max={latestFirstDay(now)}
        isOptional
        hint={t(checkout.leaveItEmptyToHaveTheFirst)}
        error={errors.first_due_on?.message}
        {...register('first_due_on')}
      />
      <fieldset>
        <legend className={styles.legend}>{t(checkout.untilWhen)}</legend>
        <div className={styles.choices}>
          <label className={styles.choice}>
            <input type="radio" name="end" checked={!hasEnd} onChange={() => setEnd(false)} />
            <b>{t(checkout.untilIStopIt)}</b>
            <small>{t(checkout.oneTapInYourAccount)}</small>
          </label>
          <label className={styles.choice}>
            <input type="radio" name="end" checked={hasEnd} onChange={() => setEnd(true)} />
            <b>{t(checkout.untilADay)}</b>
            <small>{t(checkout.forATreatmentThatEnds)}</small>
          </label>
          {hasEnd ? (
            <Field
              label={t(checkout.noOrderAfter)}
              type="date"
              min={first_due_on || manilaDay(now)}
              error={errors.last_due_on?.message}
              {...register('last_due_on')}
            />
          ) : null}
        </div>
      </fieldset>
      {days.length > 0 ? (
        <p className={uiStyles.notice} role="status">
          <Icon name="calendar" />
          <span>
            {t(
              days.length < SHOWN_DAYS ? checkout.ordersOnDaysEachIsChecked : checkout.theFirstOrdersDaysEach,
              {
                days: days.map((day) => formatDate(day)).join(' · '),
              },
            )}
          </span>
        </p>
      ) : null}
    </>
  )
}

const nameOf = ({ label, address, barangay, city }: Address) =>
  [label, addressLine({ address, barangay, city })].filter(Boolean).join(': ')

/** The addresses that a customer keeps: choosing one fills in where it goes, and who takes it there. */
export function SavedAddresses() {
  const id = useId()
  const { setValue, getValues, watch, clearErrors } = useFormContext<CheckoutForm>()
  const [kept, setKept] = useState<readonly Address[]>([])
  const [address, barangay, isReceiver, first, last] = watch([
    'address',
    'barangay',
    'is_receiver',
    'receiver_first_name',
    'receiver_last_name',
  ])
  useEffect(() => {
    let isOver = false
    void import('./last-address')
      .then(({ keptAddresses }) => keptAddresses())
      .then((found) => !isOver && setKept(found))
      .catch(expected('An address is typed without the list'))
    return () => {
      isOver = true
    }
  }, [])
  if (kept.length === 0) return null
  const chosen = kept.find((one) => one.address === address && one.barangay === barangay)

  function choose(one: Address) {
    const { guest_first_name, guest_last_name } = getValues()
    const isSelf = one.receiver_first_name === guest_first_name && one.receiver_last_name === guest_last_name
    const values = {
      province: one.province ?? '',
      province_code: '',
      city: one.city ?? '',
      city_code: '',
      barangay: one.barangay ?? '',
      address: one.address ?? '',
      is_receiver: isSelf,
      receiver_first_name: isSelf ? '' : one.receiver_first_name,
      receiver_last_name: isSelf ? '' : one.receiver_last_name,
      receiver_number: isSelf ? '' : one.receiver_number,
    }
    for (const [name, value] of Object.entries(values)) {
      setValue(name as keyof typeof values, value, { shouldDirty: true })
    }
    clearErrors(['province', 'city', 'barangay', 'address'])
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t(checkout.oneOfYourAddresses)}</label>
      <select
        id={id}
        className={styles.input}
        value={chosen?.id ?? ''}
        onChange={(event) => {
          const one = kept.find(({ id: known }) => String(known) === event.target.value)
          if (one) choose(one)
        }}
      >
        <option value="" disabled>
          {t(checkout.chooseAnAddressOrType)}
        </option>
        {kept.map((one) => (
          <option key={one.id} value={one.id}>
            {nameOf(one)}
          </option>
        ))}
      </select>
      {isReceiver || !first ? null : (
        <p className={styles.hint} role="status">
          {t(checkout.nameReceivesIt, { name: `${first} ${last}` })}
        </p>
      )}
    </div>
  )
}
