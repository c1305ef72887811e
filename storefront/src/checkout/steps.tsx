import { addressLine } from '@botika/common/address-line'
import type { Address } from '@botika/common/addresses/endpoints'
import { formatPesos } from '@botika/common/centavos'
import { DELIVERY_OPTIONS } from '@botika/common/delivery'
import * as checkout from '@botika/common/messages/checkout'
import * as ui from '@botika/common/messages/ui'
import type { Quote } from '@botika/common/quote/endpoints'
import { useId } from 'react'
import { t } from '../lib/language/text'
import { DELIVERY_LABELS } from '../lib/order-labels'
import { AddressFields } from '../place/address/AddressFields'
import styles from '../ui/Field.module.css'
import { Notice } from '../ui/Notice'
import { useQuery } from '../lib/useQuery'
import { Choice, Choices, FormField, PictureField, useCheckout } from './form-fields'
import { DiscountFields, prescriptionNames } from './DiscountFields'

export function ContactStep({ isCustomer }: { isCustomer: boolean }) {
  const { register, watch } = useCheckout()
  return (
    <>
      <div className={styles.pair}>
        <FormField name="guest_first_name" label={t(ui.firstName)} autoComplete="given-name" />
        <FormField name="guest_last_name" label={t(ui.lastName)} autoComplete="family-name" />
        {isCustomer ? null : (
          <FormField
            name="guest_email"
            label={t(ui.email)}
            type="email"
            autoComplete="email"
            inputMode="email"
            hint={t(checkout.forTheOrderNumberAndNews)}
          />
        )}
        <FormField
          name="guest_number"
          label={t(ui.mobileNumber)}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          hint={t(checkout.thePharmacyOrTheRider)}
        />
      </div>
      <label className={styles.tick}>
        <input type="checkbox" {...register('is_receiver')} /> {t(checkout.iWillReceiveTheOrderMyself)}
      </label>
      {watch('is_receiver') ? null : (
        <fieldset>
          <legend className={styles.legend}>{t(checkout.whoReceivesIt)}</legend>
          <div className={styles.pair}>
            <FormField name="receiver_first_name" label={t(ui.receiversFirstName)} />
            <FormField name="receiver_last_name" label={t(ui.receiversLastName)} />
            <FormField
              name="receiver_number"
              label={t(ui.receiversMobileNumber)}
              type="tel"
              inputMode="tel"
            />
          </div>
        </fieldset>
      )}
    </>
  )
}

const DELIVERY_HINTS = {
  door_to_door: checkout.aRiderBringsItToTheAddress,
  pick_up: checkout.youFetchItAtThePharmacy,
}

export function DeliveryStep({ quote, isCustomer }: { quote: Quote | null; isCustomer: boolean }) {
  const { register, watch } = useCheckout()
  const chosen = watch('delivery_option')
  return (
    <>
      <Choices legend={t(checkout.howDoYouWantIt)}>
        {DELIVERY_OPTIONS.map(({ value, fee }) => {
          const amount = quote && value === chosen ? quote.delivery_fee : fee
          return (
            <Choice
              key={value}
              value={value}
              label={t(DELIVERY_LABELS[value])}
              price={amount > 0 ? formatPesos(amount) : t(ui.free)}
              hint={t(DELIVERY_HINTS[value])}
              {...register('delivery_option')}
            />
          )
        })}
      </Choices>
      {chosen === 'pick_up' ? null : (
        <Choices legend={t(checkout.deliveryAddress)}>
          {isCustomer ? <SavedAddresses /> : null}
          <AddressFields />
        </Choices>
      )}
    </>
  )
}

function SavedAddresses() {
  const id = useId()
  const { setValue, getValues, watch, clearErrors } = useCheckout()
  const { result } = useQuery('addresses', async () => (await import('./last-address')).savedAddresses())
  const { address, barangay, is_receiver, receiver_first_name, receiver_last_name } = watch()
  if (result.state !== 'found' || result.data.length === 0) return null
  const saved = result.data
  const chosen = saved.find((one) => one.address === address && one.barangay === barangay)

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
    for (const [name, value] of Object.entries(values))
      setValue(name as keyof typeof values, value, { shouldDirty: true })
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
          const one = saved.find((known) => String(known.id) === event.target.value)
          if (one) choose(one)
        }}
      >
        <option value="" disabled>
          {t(checkout.chooseAnAddressOrType)}
        </option>
        {saved.map((one) => (
          <option key={one.id} value={one.id}>
            {[one.label, addressLine({ address: one.address, barangay: one.barangay, city: one.city })]
              .filter(Boolean)
              .join(': ')}
          </option>
        ))}
      </select>
      {is_receiver || !receiver_first_name ? null : (
        <p className={styles.hint} role="status">
          {t(checkout.nameReceivesIt, { name: `${receiver_first_name} ${receiver_last_name}` })}
        </p>
      )}
    </div>
  )
}

export function PaymentStep({ quote, hasLostSecrets }: { quote: Quote | null; hasLostSecrets: boolean }) {
  const { register, watch } = useCheckout()
  const names = prescriptionNames(quote)
  return (
    <>
      {hasLostSecrets ? <Notice role="status">{t(checkout.thePageWasLoadedAgain)}</Notice> : null}
      <Choices legend={t(ui.payment)}>
        <Choice
          value="cash"
          label={watch('delivery_option') === 'pick_up' ? t(ui.cashAtThePharmacy) : t(ui.cashOnDelivery)}
          hint={t(checkout.youPayWhenYouHaveItIn)}
          {...register('payment_option')}
        />
      </Choices>
      <DiscountFields />
      {names ? (
        <Choices legend={t(ui.prescription)}>
          <Notice icon="paper">
            {t(checkout.neededPrescriptionnamesPharmacistChecks, { prescriptionNames: names })}
          </Notice>
          <PictureField
            name="prescription_image"
            label={t(ui.pictureOfThePrescription)}
            hint={t(ui.allOfItReadableWithTheDoctors)}
          />
        </Choices>
      ) : null}
    </>
  )
}
