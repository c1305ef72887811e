import * as checkout from '@botika/common/messages/checkout'
import * as ui from '@botika/common/messages/ui'
import { formatPesos } from '@botika/common/centavos'
import { DELIVERY_OPTIONS } from '@botika/common/delivery'
import type { Quote } from '@botika/common/quote/endpoints'
import { useFormContext } from 'react-hook-form'
import styles from '../ui/Field.module.css'
import { DELIVERY_LABELS } from '../lib/order-words'
import { t } from '../lib/language/words'
import { AddressFields } from '../place/address/AddressFields'
import type { CheckoutForm } from './form'
import { SavedAddresses } from './SavedAddresses'

const WORDS = {
  door_to_door: checkout.aRiderBringsItToTheAddress,
  pick_up: checkout.youFetchItAtThePharmacy,
}

/** How it gets there, and where. */
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
