import * as refusals from '@botika/common/messages/refusals'
import { type ComponentProps, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { t } from '../lib/language/text'
import { Field } from '../ui/Field'
import styles from '../ui/Field.module.css'
import { FileField } from '../ui/FileField'
import type { CheckoutForm, FieldName } from './form'

export const useCheckout = () => useFormContext<CheckoutForm>()

export function FormField({ name, ...field }: ComponentProps<typeof Field> & { name: FieldName }) {
  const { register, formState } = useCheckout()
  return <Field error={formState.errors[name]?.message} {...field} {...register(name)} />
}

type PictureName = 'prescription_image' | 'senior_citizen_id_image'
type PictureProps = Omit<ComponentProps<typeof FileField>, 'file' | 'error' | 'onChoose'> & {
  name: PictureName
}

export function PictureField({ name, ...field }: PictureProps) {
  const { watch, setValue, clearErrors, formState } = useCheckout()
  return (
    <FileField
      file={watch(name)}
      error={formState.errors[name]?.message}
      onChoose={(file) => {
        setValue(name, file, { shouldDirty: true })
        clearErrors(name)
      }}
      {...field}
    />
  )
}

export const Choices = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.choices}>{children}</div>
  </fieldset>
)

interface ChoiceProps extends ComponentProps<'input'> {
  label: string
  price?: string
  hint?: string
}

export const Choice = ({ label, price, hint, ...input }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type="radio" {...input} />
    <b>{label}</b>
    {price ? <span>{price}</span> : null}
    {hint ? <small>{hint}</small> : null}
  </label>
)

export const MayBeMoved = () => (
  <Choice
    type="checkbox"
    label={t(refusals.ifAPharmacyCantSend)}
    hint={t(refusals.thenItSeesThePrescription)}
    {...useCheckout().register('may_be_moved')}
  />
)
