import { fields } from '@botika/common/messages/office'
import type { User } from '@botika/common/session/endpoints'
import { ResourceContextProvider, useGetIdentity } from 'react-admin'
import { EditPage } from '../../collection/form/FormPage'
import { PlainInputs } from '../../collection/plain/PlainInputs'
import { formFields } from '../../collection/stale/fields'
import { spec } from './spec'

export function MyPharmacy() {
  const { identity } = useGetIdentity()
  const id = (identity as unknown as User | undefined)?.pharmacy_id
  if (!id) return null
  return (
    <ResourceContextProvider value="pharmacies">
      <EditPage
        one={fields.pharmacy}
        nameOf={spec.nameOf}
        fields={formFields(spec, '/seller')}
        id={id}
        canDelete={false}
      >
        <PlainInputs spec={spec} />
      </EditPage>
    </ResourceContextProvider>
  )
}
