import type { Complaint } from '@botika/common/complaints/endpoints'
import { useQuery } from '../../lib/useQuery'
import type { Shopper } from './calls'

export function useComplaints(shopper: Shopper | null) {
  const query = useQuery(JSON.stringify(shopper), async (signal) =>
    shopper ? (await import('./calls')).listComplaints(shopper, signal) : [],
  )
  const all = query.result.state === 'found' ? query.result.data : []
  return {
    shopper,
    query,
    openOf: (partId: number) => all.find((one) => one.part_id === partId && one.status !== 'settled'),
    hasPictures: all.some(({ messages }) => messages.some(({ pictures }) => pictures.length > 0)),
    put: (changed: Complaint) => query.put([changed, ...all.filter((one) => one.id !== changed.id)]),
  }
}
export type Reported = ReturnType<typeof useComplaints>
