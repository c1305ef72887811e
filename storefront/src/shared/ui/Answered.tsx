import type { ReactNode } from 'react'
import { t } from '../language/words'
import type { Asked } from '../useAnswer'
import { EmptyState } from './EmptyState'
import ui from './ui.module.css'

interface Props<T> {
  asked: Asked<T>
  /** Said instead when there is no such thing. */
  missing?: ReactNode
  children: (data: T) => ReactNode
}

/** What was asked for, or what there is to say while it is missing. */
export function Answered<T>({ asked, missing, children }: Props<T>) {
  const { answer, retry } = asked
  if (answer.state === 'loading') {
    return (
      <div role="status" className={ui.stack}>
        <span className={ui.hidden}>{t('Loading…')}</span>
        <span className={ui.skeleton} />
        <span className={ui.skeleton} />
      </div>
    )
  }
  if (answer.state === 'found') return children(answer.data)
  if (answer.status === 404 && missing) return missing
  return (
    <div role="alert">
      <EmptyState icon="alert" title={t('This could not be loaded')}>
        <p>{answer.detail}</p>
        <button type="button" className={ui.primary} onClick={retry}>
          {t('Try again')}
        </button>
      </EmptyState>
    </div>
  )
}
