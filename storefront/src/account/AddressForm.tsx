import * as account from '@botika/common/messages/account'
import * as uiMessages from '@botika/common/messages/ui'
import type { Address } from '@botika/common/addresses/endpoints'
import type { User } from '@botika/common/session/endpoints'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { t } from '../lib/language/text'
import { Field } from '../ui/Field'
import fields from '../ui/Field.module.css'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { errorMessage } from '../lib/error-message'
import { AddressFields } from '../place/address/AddressFields'
import { type AddressForm as Form, addressBodyOf, addressFormOf } from './address-form'

interface Props {
  user: User
  saved: Address | null
  mayChooseDefault: boolean
  onSaved: (text: string) => void
  onCancel: () => void
}

export function AddressForm({ user, saved, mayChooseDefault, onSaved, onCancel }: Props) {
  const form = useForm<Form>({ defaultValues: addressFormOf(saved, user) })
  const [detail, setDetail] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { register, setError, formState } = form
  const { errors, isSubmitting } = formState
  // isSubmitting turns true too late for a double tap
  const isTapped = useRef(false)

  const save = form.handleSubmit(async (values) => {
    setDetail('')
    try {
      const { saveAddress } = await import('./calls')
      await saveAddress(saved?.id ?? null, addressBodyOf(values))
      onSaved(saved ? t(account.yourAddressIsChanged) : t(account.yourAddressIsKept))
    } catch (error) {
      const { errors: serverErrors = {} } = error as { errors?: Record<string, string[]> }
      Object.entries(serverErrors).forEach(([name, [text = '']], at) =>
        setError(name as keyof Form, { type: 'server', message: text }, { shouldFocus: at === 0 }),
      )
      const isInvalid = Object.keys(serverErrors).length > 0
      setDetail(isInvalid ? t(account.pleaseLookAtTheMarkedFields) : errorMessage(error))
    }
  })

  return (
    <FormProvider {...form}>
      <form
        className={`${ui.card} ${ui.stack}`}
        onSubmit={(event) => {
          event.preventDefault()
          if (isTapped.current) return
          isTapped.current = true
          // the server's errors of the last attempt must not block this one
          form.clearErrors()
          void save(event).finally(() => {
            isTapped.current = false
          })
        }}
        noValidate
        aria-labelledby="address-form"
      >
        <h2 id="address-form" tabIndex={-1} ref={heading}>
          {saved ? t(account.changeTheAddress) : t(account.aNewAddress)}
        </h2>
        <Field
          label={t(account.nameOfThisAddress)}
          isOptional
          maxLength={60}
          placeholder={t(account.homeOfficeLolasHouse)}
          error={errors.label?.message}
          {...register('label')}
        />
        <div className={fields.pair}>
          <Field
            label={t(uiMessages.receiversFirstName)}
            autoComplete="given-name"
            error={errors.receiver_first_name?.message}
            {...register('receiver_first_name')}
          />
          <Field
            label={t(uiMessages.receiversLastName)}
            autoComplete="family-name"
            error={errors.receiver_last_name?.message}
            {...register('receiver_last_name')}
          />
          <Field
            label={t(uiMessages.receiversMobileNumber)}
            type="tel"
            autoComplete="tel"
            hint={t(account.theRiderCallsIt)}
            error={errors.receiver_number?.message}
            {...register('receiver_number')}
          />
        </div>
        <AddressFields />
        {mayChooseDefault && !saved?.is_default ? (
          <label className={fields.tick}>
            <input type="checkbox" {...register('is_default')} /> {t(account.haveThingsSentHereUnless)}
          </label>
        ) : null}
        <div role="alert">
          {detail ? (
            <p className={ui.noticeBad}>
              <Icon name="alert" /> {detail}
            </p>
          ) : null}
        </div>
        <div className={ui.row}>
          <button type="submit" className={`${ui.primary} ${ui.big}`} aria-busy={isSubmitting}>
            {isSubmitting ? t(account.saving) : t(account.saveAddress)}
          </button>
          <button type="button" className={ui.quiet} onClick={onCancel}>
            {t(uiMessages.cancel)}
          </button>
        </div>
      </form>
    </FormProvider>
  )
}
