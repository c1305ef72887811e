import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useCreatePath, useRecordContext, useShowContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { Splash } from '../layout/Splash'
import { Message } from './ListStates'
import { PageTitle } from './PageTitle'
import { useIsFresh } from './useIsFresh'
import { useWords } from './language/useWords'

interface RecordStatesProps {
  what: string
  list: string
  children: ReactNode
}

/** What a page of one record shows before and instead of it. */
export function RecordStates({ what, list, children }: RecordStatesProps) {
  const { error, isFetching } = useShowContext()
  const isFresh = useIsFresh(isFetching)
  const record = useRecordContext()
  const createPath = useCreatePath()
  const t = useWords()
  if (!isFresh) return <Splash />
  const isAbsent = (error as { status?: number } | null)?.status === 404
  // what was read stays in sight while the line is bad
  if (record && !isAbsent) return children
  return (
    <>
      <PageTitle title={isAbsent ? 'Not found' : 'An error occurred'} />
      <Message
        title={
          isAbsent
            ? t('There is no such {what}', { what: t(what) })
            : t('The {what} could not be loaded', { what: t(what) })
        }
        action={
          <Button variant="outlined" component={Link} to={createPath({ resource: list, type: 'list' })}>
            {t('Back to the list')}
          </Button>
        }
      >
        {isAbsent ? 'It was removed, or it belongs to somebody else.' : error?.message}
      </Message>
    </>
  )
}
