import Button from '@mui/material/Button'
import { useBasename } from 'react-admin'
import { Link } from 'react-router-dom'
import { PageTitle } from './PageTitle'
import { useWords } from '../lib/language/useWords'
import { Notice } from './Notice'

/** For addresses that lead nowhere, and for screens that are somebody else's. */
export function NotFound() {
  const t = useWords()
  const office = useBasename()
  return (
    <>
      <PageTitle title="404 Not Found" isHidden />
      <Notice
        title="404 Not Found"
        action={
          <Button component={Link} to={office} variant="contained">
            {t('Go to the dashboard')}
          </Button>
        }
      >
        This page could not be found, or it is not part of your back office.
      </Notice>
    </>
  )
}
