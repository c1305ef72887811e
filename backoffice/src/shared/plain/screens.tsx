import { useBasename } from 'react-admin'
import { CreatePage, EditPage } from '../form/FormPage'
import { askedFor } from '../stale/fields'
import { PlainInputs } from './PlainInputs'
import type { Spec } from './spec'

export { PlainList } from './PlainList'

interface ScreenProps {
  spec: Spec
  canCreate: boolean
}

/** The page of one record. */
export function PlainEdit({ spec }: ScreenProps) {
  const office = useBasename()
  return (
    <EditPage
      one={spec.one}
      many={spec.many}
      nameOf={spec.nameOf}
      fields={askedFor(spec, office)}
      whatGoes={spec.whatGoes}
      {...(spec.actions ? { actions: <spec.actions /> } : {})}
    >
      <PlainInputs spec={spec} />
    </EditPage>
  )
}

/** The page that adds one. */
export const PlainCreate = ({ spec }: ScreenProps) => (
  <CreatePage
    one={spec.one}
    many={spec.many}
    nameOf={spec.nameOf}
    {...(spec.defaults ? { defaultValues: spec.defaults() } : {})}
  >
    <PlainInputs spec={spec} />
  </CreatePage>
)
