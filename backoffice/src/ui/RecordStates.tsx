import * as shared from '@botika/common/messages/office/shared'
import { type ReactNode, useContext, useState } from 'react'
import { EditContext, ShowContext, useRecordContext } from 'react-admin'
import { ScreenShape } from './ScreenShape'
import { useIsOnline } from './useIsOnline'
import { useTranslations } from '../lib/language/useTranslations'
import { NoRecord } from './NoRecord'
import { NotReadYet } from './NotReadYet'
import { PageTitle } from './PageTitle'

/** Whether a record was read from its own address; lists cache shorter copies, and a form must not start from one. */
function useIsFresh(isFetching: boolean): boolean {
  const [state, setState] = useState<'before' | 'asking' | 'fresh'>('before')
  if (state === 'before' && isFetching) setState('asking')
  if (state === 'asking' && !isFetching) setState('fresh')
  return state === 'fresh'
}

export function RecordStates({ what, children }: { what: string; children: ReactNode }) {
  const edited = useContext(EditContext)
  const shown = useContext(ShowContext)
  const { error, isFetching = false, refetch } = edited ?? shown ?? {}
  const t = useTranslations()
  const isFresh = useIsFresh(isFetching)
  const record = useRecordContext()
  const isOnline = useIsOnline()
  if (!isFresh && !isOnline) {
    const title = t(shared.youAreOfflineAndThisPage)
    return (
      <>
        <PageTitle title={title} isHidden />
        <NotReadYet title={title} onRetry={() => refetch?.()} isPage />
      </>
    )
  }
  if (!isFresh) return <ScreenShape />
  const isAbsent = (error as { status?: number } | null | undefined)?.status === 404
  if (record && !isAbsent) return children
  return <NoRecord what={what} error={error} onRetry={() => refetch?.()} />
}
