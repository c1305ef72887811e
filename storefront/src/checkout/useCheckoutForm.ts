import { expected } from '@botika/common/expected'
import type { User } from '@botika/common/session/endpoints'
import { useEffect } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { deliveryOptionAtom, discountTypeAtom } from '../cart/state/checkout-terms'
import { useSetAtom } from '../lib/store'
import { saveDraft, readDraft } from './draft'
import type { CheckoutForm, Circumstances } from './form'

/** The schema is large, so it is loaded at the first check. */
const resolver: Resolver<CheckoutForm, Circumstances> = async (values, circumstances) => {
  const { fieldErrors } = await import('./validate')
  const messages = fieldErrors(values, circumstances ?? { needsPrescription: false, isCustomer: false })
  const errors = Object.entries(messages).map(([name, message]) => [name, { type: 'invalid', message }])
  return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) }
}

export function useCheckoutForm(user: User | null | undefined, circumstances: Circumstances) {
  const form = useForm<CheckoutForm, Circumstances>({
    defaultValues: readDraft(),
    mode: 'onTouched',
    context: circumstances,
    resolver,
  })
  const setDelivery = useSetAtom(deliveryOptionAtom)
  const setDiscount = useSetAtom(discountTypeAtom)
  useEffect(() => {
    const show = (values: CheckoutForm) => {
      setDelivery(values.delivery_option)
      setDiscount(values.discount_type)
    }
    show(form.getValues())
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        saveDraft(values)
        show(values)
      },
    })
  }, [form, setDelivery, setDiscount])
  useEffect(() => {
    if (!user || form.getValues('guest_email') !== '') return
    form.setValue('guest_first_name', user.first_name)
    form.setValue('guest_last_name', user.last_name)
    form.setValue('guest_email', user.email)
    form.setValue('guest_number', user.contact_number ?? '')
  }, [user, form])
  const { isCustomer } = circumstances
  useEffect(() => {
    if (!isCustomer || form.getValues('address') !== '') return
    void import('./last-address')
      .then(({ lastAddress }) => lastAddress())
      .then((last) => {
        if (!last || form.getValues('address') !== '' || form.getValues('province') !== '') return
        for (const name of ['address', 'province', 'city', 'barangay'] as const) {
          form.setValue(name, last[name] ?? '')
        }
      })
      .catch(expected('An address is typed without the last one'))
  }, [isCustomer, form])
  return form
}
