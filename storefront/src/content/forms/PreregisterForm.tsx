import * as selling from '@botika/common/messages/selling'
import * as ui from '@botika/common/messages/ui'
import type { Problem } from '@botika/common/http/problem'
import { useState } from 'react'
import { t } from '../../lib/language/text'
import { call } from '../../lib/api'
import { Field, TextField } from '../../ui/Field'
import { EmailField, FullNameField, PhoneField } from '../../ui/person-fields'
import field from '../../ui/Field.module.css'
import { ContentForm } from './ContentForm'
import { atFields, PaperFields, type PaperFiles, papersIn } from './PaperFields'
import { useContentForm } from './useContentForm'

export function PreregisterForm() {
  const [files, setFiles] = useState<PaperFiles>({})
  const form = useContentForm({
    name: 'pre-register',
    schema: ({ preregisters }) => preregisters.create.body,
    send: async ({ preregisters }, values, altcha, keyOf) => {
      const { pharmacy_name = '', name = '', email = '', contact_number = '', address, message } = values
      const optional = { ...(address && { address }), ...(message && { message }) }
      const { kinds, ...papers } = papersIn(values, files)
      const body = { pharmacy_name, name, email, contact_number, ...optional, ...papers, altcha }
      await call(preregisters.create, { body }, { idempotencyKey: keyOf() }).catch((error: unknown) => {
        if (error instanceof Error && 'errors' in error && error.errors)
          Object.assign(error, { errors: atFields(error.errors as Problem['errors'] & object, kinds) })
        throw error
      })
    },
  })
  return (
    <ContentForm
      form={form}
      done={{ title: t(selling.weHaveYourApplication), children: <p>{t(selling.weLookAtYourLicence)}</p> }}
      button={t(selling.sendApplication)}
      busy={t(ui.sendingNow)}
    >
      <Field
        label={t(selling.nameOfThePharmacy)}
        {...form.field('pharmacy_name')}
        autoComplete="organization"
        required
        maxLength={200}
        hint={t(selling.asItStandsOnYourFda)}
      />
      <Field
        label={t(selling.addressOfThePharmacy)}
        {...form.field('address')}
        autoComplete="street-address"
        maxLength={300}
        isOptional
        hint={t(selling.streetBarangayCityAndProvince)}
      />
      <FullNameField {...form.field('name')} />
      <div className={field.pair}>
        <EmailField {...form.field('email')} hint={t(selling.youWillSignInWithIt)} />
        <PhoneField
          label={t(selling.contactNumber)}
          {...form.field('contact_number')}
          required
          hint={t(selling.suchAsPhoneNumber)}
        />
      </div>
      <TextField
        label={t(selling.anythingWeShouldKnow)}
        {...form.field('message')}
        maxLength={2000}
        isOptional
        placeholder={t(selling.numberOfBranchesYourLicence)}
      />
      <PaperFields files={files} onFiles={setFiles} errors={form.errors} />
    </ContentForm>
  )
}
