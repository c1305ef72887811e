import { expected } from '@botika/common/expected'
import * as checkout from '@botika/common/messages/checkout'
import { addressLine } from '@botika/common/address-line'
import type { Address } from '@botika/common/addresses/endpoints'
import { useEffect, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { t } from '../lib/language/words'
import styles from '../ui/Field.module.css'
import type { CheckoutForm } from './form'

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
    // without the list an address is typed as ever
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
