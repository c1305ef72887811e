import { orders, prescriptions, shared } from '@botika/common/messages/office'
import { useWords } from '../../lib/language/useWords'
import { useListContext } from 'react-admin'
import { Choice } from '../../ui/filters'

/** The filters of the list that it sets, of which one rules out the other. */
export const PRESCRIPTION_FILTERS = ['prescription_status', 'has_prescription']

const CHOICES = [
  { id: 'with', name: prescriptions.withAPrescription },
  { id: 'to_check', name: prescriptions.prescriptionToCheck },
  { id: 'accepted', name: shared.prescriptionAccepted },
  { id: 'rejected', name: shared.prescriptionRejected },
  { id: 'not_needed', name: orders.without },
]

/** Orders with a prescription, by what became of it, or without one. */
export function PrescriptionFilter() {
  const t = useWords()
  const { filterValues, setFilters } = useListContext()
  const { prescription_status: status, has_prescription: has, ...others } = filterValues

  function choose(chosen: string) {
    if (chosen === '') setFilters(others)
    else if (chosen === 'with') setFilters({ ...others, has_prescription: true })
    else setFilters({ ...others, prescription_status: chosen })
  }

  return (
    <Choice
      label={t(shared.prescription)}
      value={chosenOf(status, has)}
      choices={CHOICES.map(({ id, name }) => ({ id, name: t(name) }))}
      onChoose={choose}
    />
  )
}

function chosenOf(status: unknown, has: unknown): string {
  if (status !== undefined) return String(status)
  if (has === undefined) return ''
  return String(has) === 'true' ? 'with' : 'not_needed'
}
