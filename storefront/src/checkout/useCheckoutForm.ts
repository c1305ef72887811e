import { expected } from '@botika/common/expected'
import type { User } from '@botika/common/session/endpoints'
import { useEffect } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { deliveryOptionAtom, discountTypeAtom } from '../cart/state/checkout-terms'
import { useAtom, useAtomValue, useSetAtom } from '../lib/store'
import { placeAtom } from '../place/atoms'
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
  const [chosen, setDelivery] = useAtom(deliveryOptionAtom)
  const place = useAtomValue(placeAtom)
  const form = useForm<CheckoutForm, Circumstances>({
    defaultValues: { ...readDraft(), ...(chosen === 'pick_up' && { delivery_option: chosen }) },
    mode: 'onTouched',
    context: circumstances,
    resolver,
  })
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
    if (form.getValues('address') !== '' || !(isCustomer || place)) return
    const abort = new AbortController()
    void import('./last-address')
      .then(({ firstAddress }) => firstAddress({ isCustomer, place }, abort.signal))
      .then((first) => {
        if (abort.signal.aborted || !first) return
        if (form.getValues('address') !== '' || form.getValues('province') !== '') return
        const { pin, ...fields } = first
        for (const [name, value] of Object.entries(fields))
          form.setValue(name as keyof typeof fields, value ?? '')
        form.setValue('pin', pin)
      })
      .catch(expected('An address is typed without the last one'))
    return () => abort.abort()
  }, [isCustomer, place, form])
  return form
}
