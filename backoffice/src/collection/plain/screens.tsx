import { useBasename } from 'react-admin'
import { CreatePage, EditPage } from '../form/FormPage'
import { formFields } from '../stale/fields'
import { PlainInputs } from './PlainInputs'
import type { Spec } from '../spec'

export { PlainList } from './PlainList'
export { specOf } from './spec-of'

interface ScreenProps {
  spec: Spec
  canCreate: boolean
}

export function PlainEdit({ spec }: ScreenProps) {
  const office = useBasename()
  return (
    <EditPage
      one={spec.one}
      many={spec.many}
      nameOf={spec.nameOf}
      fields={formFields(spec, office)}
      whatGoes={spec.whatGoes}
      {...(spec.actions ? { actions: <spec.actions /> } : {})}
    >
      <PlainInputs spec={spec} />
    </EditPage>
  )
}

export const PlainCreate = ({ spec }: ScreenProps) => (
  <CreatePage
    one={spec.one}
    many={spec.many}
    nameOf={spec.nameOf}
    {...(spec.defaults ? { defaultValues: spec.defaults() } : {})}
    sent={(values) => withoutHidden(spec, values)}
  >
    <PlainInputs spec={spec} />
  </CreatePage>
)

function withoutHidden({ parts }: Spec, values: Record<string, unknown>) {
  const hidden = parts
    .flatMap(({ fields }) => fields)
    .filter(({ when }) => when && !when(values))
    .map(({ source }) => source)
  return Object.fromEntries(Object.entries(values).filter(([source]) => !hidden.includes(source)))
}
