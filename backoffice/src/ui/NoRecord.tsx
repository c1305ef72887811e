import * as shared from '@botika/common/messages/office/shared'
import Button from '@mui/material/Button'
import { useBasename, useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin'
import { Link } from 'react-router-dom'
import { Failed } from './ListStates'
import { Message } from './Message'
import { PageTitle } from './PageTitle'
import { isForbidden } from './TryAgain'
import { useTranslations } from '../lib/language/useTranslations'

interface NoRecordProps {
  what: string
  /** Why it could not be read; none, or one of status 404, when there is no such record. */
  error: unknown
  onRetry: () => unknown
}

export function NoRecord({ what, error, onRetry }: NoRecordProps) {
  const t = useTranslations()
  const isAbsent = !error || (error as { status?: number }).status === 404
  const title = t(isAbsent ? shared.thereIsNoSuchWhat : shared.theWhatCouldNotBe, { what })
  return (
    <>
      <PageTitle title={title} isHidden />
      {isAbsent ? (
        <Message title={title} action={<WayOut isOnly />} isPage>
          {t(shared.itWasRemovedOrIt)}
        </Message>
      ) : (
        <Failed title={title} error={error as Error} onRetry={onRetry} isPage>
          <WayOut isOnly={isForbidden(error)} />
        </Failed>
      )}
    </>
  )
}

/** Back to the list, or to the dashboard from a record that is in none; it stands out where there is no other. */
function WayOut({ isOnly }: { isOnly: boolean }) {
  const resource = useResourceContext() ?? ''
  const { hasList } = useResourceDefinition({ resource })
  const createPath = useCreatePath()
  const office = useBasename()
  const t = useTranslations()
  return (
    <Button
      component={Link}
      to={hasList ? createPath({ resource, type: 'list' }) : office}
      variant={isOnly ? 'contained' : 'text'}
    >
      {t(hasList ? shared.backToTheList : shared.goToTheDashboard)}
    </Button>
  )
}
