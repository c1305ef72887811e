import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import {
  useBasename,
  useCreatePath,
  useEditContext,
  useRecordContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin'
import { Link } from 'react-router-dom'
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
  const { status, message } = (error ?? {}) as { status?: number; message?: string }
  const isAbsent = status === 404 || (!record && !error)
  // what was read, and what was typed since, stays in sight while the line is bad
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
        action={<WayOut />}
      >
        {isAbsent ? 'It was removed, or it belongs to somebody else.' : message}
      </Message>
    </>
  )
}

/** Back to the list, or to the dashboard from a record that is in none. */
function WayOut() {
  const resource = useResourceContext() ?? ''
  const { hasList } = useResourceDefinition({ resource })
  const createPath = useCreatePath()
  const office = useBasename()
  const t = useWords()
  return (
    <Button
      variant="outlined"
      component={Link}
      to={hasList ? createPath({ resource, type: 'list' }) : office}
    >
      {t(hasList ? 'Back to the list' : 'Go to the dashboard')}
    </Button>
  )
}
