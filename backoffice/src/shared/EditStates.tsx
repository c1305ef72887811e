import type { ReactNode } from 'react'
import { useEditContext, useRecordContext } from 'react-admin'
import { Splash } from '../layout/Splash'
import { Message } from './ListStates'
import { PageTitle } from './PageTitle'
import { useIsFresh } from './useIsFresh'
import { useWords } from './language/useWords'

/** What an edit page shows before its record, and when there is none. */
export function EditStates({ what, children }: { what: string; children: ReactNode }) {
  const { error, isFetching } = useEditContext()
  const isFresh = useIsFresh(isFetching)
  const record = useRecordContext()
  const t = useWords()
  if (!isFresh) return <Splash />
  if (record && !error) return children
  return (
    <>
      <PageTitle title="Not found" />
      <Message title={t('There is no such {what}', { what: t(what) })}>
        It was removed, or it belongs to somebody else.
      </Message>
    </>
  )
}
