import * as shared from '@botika/common/messages/office/shared'
import Button from '@mui/material/Button'
import { useBasename } from 'react-admin'
import { Link } from 'react-router-dom'
import { PageTitle } from './PageTitle'
import { useTranslations } from '../lib/language/useTranslations'
import { Notice } from './Notice'

export function NotFound() {
  const t = useTranslations()
  const office = useBasename()
  return (
    <>
      <PageTitle title={t(shared.n404NotFound)} isHidden />
      <Notice
        title={t(shared.n404NotFound)}
        action={
          <Button component={Link} to={office} variant="contained">
            {t(shared.goToTheDashboard)}
          </Button>
        }
      >
        {t(shared.thisPageCouldNotBe)}
      </Notice>
    </>
  )
}
