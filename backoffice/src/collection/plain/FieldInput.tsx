import * as records from '@botika/common/messages/office/records'
import { useTranslations } from '../../lib/language/useTranslations'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  email,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin'
import { ChoicesAgain } from '../form/ChoicesAgain'
import { fromManila, toManila } from '../../lib/manila'
import { MoneyInput } from '../form/MoneyInput'
import { PasswordInput } from '../form/PasswordInput'
import { PictureInput } from '../form/PictureInput'
import { PlaceInputs } from '../form/PlaceInputs'
import { WRAPPED } from '../form/wrapped'
import { HoursInput } from '../hours/HoursInput'
import { ArticleInput } from '../rich/ArticleInput'
import { PublicationInput } from '../rich/PublicationInput'
import type { Choice, Field } from '../spec'

const toKeyword = (words: string) => (words ? { keyword: words } : {})
// react-admin would make null of what was emptied, and the API keeps such texts as empty ones
const asTyped = (typed: string) => typed
const toLines = (typed: string) => typed.split('\n')
const fromLines = (lines: string[] | undefined) => (lines ?? []).join('\n')

export function FieldInput({ field }: { field: Field }) {
  const t = useTranslations()
  const { source, isRequired = false } = field
  const label = t(field.label)
  const help = field.help && t(field.help)
  const common = {
    source,
    label,
    helperText: help ?? (false as const),
    ...(isRequired ? { validate: required() } : {}),
  }
  const saidOf = (choices: readonly Choice[]) =>
    choices.map((choice) => ({ ...choice, name: t(choice.name) }))
  switch (field.kind) {
    case 'text':
      return (
        <TextInput
          {...common}
          {...(field.isNeverNull ? { parse: asTyped } : {})}
          {...(field.isLong ? WRAPPED : {})}
        />
      )
    case 'email':
      return <TextInput {...common} type="email" validate={[...(isRequired ? [required()] : []), email()]} />
    case 'password':
      return <PasswordInput {...common} />
    case 'phone':
      return <TextInput {...common} type="tel" />
    case 'long':
      return <TextInput {...common} multiline minRows={3} parse={asTyped} />
    case 'lines':
      return (
        <TextInput
          {...common}
          helperText={help ?? t(records.oneALine)}
          multiline
          minRows={3}
          parse={toLines}
          format={fromLines}
        />
      )
    case 'money':
      return <MoneyInput {...common} />
    case 'number':
      return <NumberInput {...common} />
    case 'day':
      return <DateInput {...common} />
    case 'moment':
      return (
        <TextInput
          {...common}
          type="datetime-local"
          format={toManila}
          parse={fromManila}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )
    case 'flag':
      return <BooleanInput {...common} />
    case 'choice':
      return <SelectInput {...common} choices={saidOf(field.choices)} />
    case 'several':
      return <CheckboxGroupInput {...common} choices={saidOf(field.choices)} format={field.read} />
    case 'reference':
      return (
        <ReferenceInput
          source={source}
          reference={field.reference}
          perPage={50}
          sort={{ field: 'name', order: 'ASC' }}
        >
          <>
            <AutocompleteInput {...common} optionText={field.naming ?? 'name'} filterToQuery={toKeyword} />
            <ChoicesAgain />
          </>
        </ReferenceInput>
      )
    case 'references':
      return (
        <ReferenceArrayInput
          source={source}
          reference={field.reference}
          perPage={50}
          sort={{ field: field.reference === 'products' ? 'ingredients' : 'name', order: 'ASC' }}
        >
          <>
            <AutocompleteArrayInput
              {...common}
              optionText={field.naming ?? 'name'}
              filterToQuery={toKeyword}
            />
            <ChoicesAgain />
          </>
        </ReferenceArrayInput>
      )
    case 'picture':
      return <PictureInput source={source} label={label} />
    case 'article':
      return <ArticleInput source={source} label={label} isRequired={isRequired} />
    case 'publication':
      return <PublicationInput source={source} label={label} />
    case 'hours':
      return <HoursInput source={source} label={label} />
    case 'place':
      return <PlaceInputs isRequired={isRequired} />
  }
}
