import * as selling from '@botika/common/messages/selling'
import * as ui from '@botika/common/messages/ui'
import { t } from '../../lib/language/words'
import { call } from '../../lib/api'
import { Field, TextField } from '../../ui/Field'
import field from '../../ui/Field.module.css'
import { ContentForm } from './ContentForm'
import { Done } from './Done'
import { useContentForm } from './useContentForm'

export function PreregisterForm({ labelledBy }: { labelledBy: string }) {
  const form = useContentForm({
    name: 'pre-register',
    schema: ({ preregisters }) => preregisters.create.body,
    send: async ({ preregisters }, values, altcha, keyOf) => {
      const { pharmacy_name = '', name = '', email = '', contact_number = '', address, message } = values
      const optional = { ...(address && { address }), ...(message && { message }) }
      const body = { pharmacy_name, name, email, contact_number, ...optional, altcha }
      await call(preregisters.create, { body }, { idempotencyKey: keyOf() })
    },
  })
  if (form.state === 'sent') {
    return (
      <Done title={t(selling.weHaveYourApplication)}>
        <p>{t(selling.weLookAtYourLicence)}</p>
      </Done>
    )
  }
  return (
    <ContentForm
      form={form}
      button={t(selling.sendApplication)}
      busy={t(ui.sendingNow)}
      labelledBy={labelledBy}
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
      <Field label={t(ui.yourName)} {...form.field('name')} autoComplete="name" required maxLength={150} />
      <div className={field.pair}>
        <Field
          label={t(ui.email)}
          {...form.field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
          hint={t(selling.youWillSignInWithIt)}
        />
        <Field
          label={t(selling.contactNumber)}
          {...form.field('contact_number')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          maxLength={30}
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
    </ContentForm>
  )
}
