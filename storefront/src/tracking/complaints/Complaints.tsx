import * as report from '@botika/common/messages/report'
import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../../lib/language/text'
import { QueryResult } from '../../ui/QueryResult'
import ui from '../../ui/ui.module.css'
import { EmailForm } from '../EmailForm'
import { ComplaintCard } from './ComplaintCard'
import type { Reported } from './useComplaints'

export function OwnComplaints({ reported }: { reported: Reported }) {
  const { query, shopper, put } = reported
  const { result } = query
  if (!shopper || result.state === 'loading' || (result.state === 'found' && result.data.length === 0))
    return null
  return (
    <Frame>
      <QueryResult query={query}>
        {(complaints) =>
          complaints.map((one) => (
            <ComplaintCard key={one.id} complaint={one} shopper={shopper} onChanged={put} />
          ))
        }
      </QueryResult>
    </Frame>
  )
}

interface GuestProps {
  reported: Reported
  onKnown: (email: string) => void
  aside?: ReactNode
}

/** The same for a guest, once they say with which email address the order was placed. */
export function GuestComplaints({ reported, onKnown, aside }: GuestProps) {
  const { query, shopper, put } = reported
  const { result } = query
  if (shopper && result.state === 'found' && result.data.length > 0)
    return (
      <Frame>
        {result.data.map((one) => (
          <ComplaintCard key={one.id} complaint={one} shopper={shopper} onChanged={put} />
        ))}
      </Frame>
    )

  return (
    <Frame>
      <EmailForm
        label={t(report.seeReports)}
        words={t(report.enterEmail)}
        button={t(report.show)}
        result={result}
        onKnown={onKnown}
      >
        {shopper && result.state === 'found' ? (
          <p className={ui.muted} role="status">
            {t(report.noReports)}
          </p>
        ) : null}
        {aside}
      </EmailForm>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const place = useRef<HTMLElement>(null)
  // where emails lead to; it is drawn after the page has come to its place
  useEffect(() => {
    if (location.hash === '#complaints') place.current?.scrollIntoView()
  }, [])
  return (
    <section id="complaints" ref={place} className={ui.stack} aria-labelledby="complaints-heading">
      <h2 id="complaints-heading">{t(report.reportsAndAnswers)}</h2>
      {children}
    </section>
  )
}
