import type { FileRead } from '@botika/common/file-reads/endpoints'
import * as tracking from '@botika/common/messages/tracking'
import type { TrackedOrder } from '@botika/common/orders/schema'
import { type ReactNode, useState } from 'react'
import { formatDateTime } from '../lib/language/dates'
import { t } from '../lib/language/text'
import { useQuery } from '../lib/useQuery'
import { QueryResult } from '../ui/QueryResult'
import ui from '../ui/ui.module.css'
import { EmailForm } from './EmailForm'
import styles from './OrderView.module.css'

/** Whether an order may have come with a prescription or an ID: what its number alone opens does not say for certain. */
export const mayHaveFiles = ({ parts, discount }: Pick<TrackedOrder, 'parts' | 'discount'>) =>
  discount > 0 || parts.some(({ prescription_status }) => prescription_status !== 'not_needed')

const FILES = {
  prescription: tracking.prescriptionFile,
  senior_citizen_id: tracking.idFile,
  complaint: tracking.reportFile,
} as const

function openedBy({ opened_as, name, pharmacy_name }: FileRead): string {
  if (opened_as === 'you') return t(tracking.openedByYou)
  if (opened_as === 'admin') return t(tracking.openedByAdmin)
  const who = { name: name ?? '', pharmacy: pharmacy_name ?? '' }
  if (opened_as === 'owner') return t(tracking.openedByOwner, who)
  return t(opened_as === 'pharmacist' ? tracking.openedByPharmacist : tracking.openedBySeller, who)
}

export const Reads = ({
  reads,
  orderOf,
}: {
  reads: readonly FileRead[]
  orderOf?: (number: string) => ReactNode
}) =>
  reads.length === 0 ? (
    <p className={ui.muted}>{t(tracking.nobodyOpenedThemYet)}</p>
  ) : (
    <ul className={styles.timeline}>
      {reads.map((read) => (
        <li key={read.id}>
          <p className={`${ui.strong} ${ui.parts}`}>
            <span>{openedBy(read)}</span>
            <span className={ui.muted}>{t(FILES[read.file])}</span>
            {orderOf?.(read.order_number)}
          </p>
          <time dateTime={read.opened_at}>{formatDateTime(read.opened_at)}</time>
        </li>
      ))}
    </ul>
  )

export const FileReadsCard = ({ children }: { children: ReactNode }) => (
  <section className={`${ui.card} ${ui.stackS} ${ui.noPrint}`} aria-labelledby="file-reads">
    <h2 id="file-reads">{t(tracking.whoOpenedYourFiles)}</h2>
    <p className={ui.muted}>{t(tracking.onlyTheseMayOpenThem)}</p>
    {children}
  </section>
)

export function OrderFileReads({ orderId }: { orderId: number }) {
  const query = useQuery(`file reads ${orderId}`, async (signal) =>
    (await import('./file-read-calls')).fetchFileReads({ order_id: orderId }, signal),
  )
  return (
    <FileReadsCard>
      <QueryResult query={query}>{({ data }) => <Reads reads={data} />}</QueryResult>
    </FileReadsCard>
  )
}

/** For a guest, who shows number and email address: the number alone tells nobody about a prescription. */
export function GuestFileReads({ orderNumber }: { orderNumber: string }) {
  const [email, setEmail] = useState('')
  const { result, retry } = useQuery(email, async () =>
    email ? (await import('./file-read-calls')).askFileReads(orderNumber, email) : null,
  )
  return (
    <FileReadsCard>
      {result.state === 'found' && result.data ? (
        <div role="status">
          <Reads reads={result.data} />
        </div>
      ) : (
        <EmailForm
          label={t(tracking.whoOpenedYourFiles)}
          button={t(tracking.showWhoOpenedThem)}
          result={result}
          onKnown={(typed) => (typed === email ? retry() : setEmail(typed))}
        />
      )}
    </FileReadsCard>
  )
}
