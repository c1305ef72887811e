import * as security from '@botika/common/messages/account-security'
import * as shared from '@botika/common/messages/office/shared'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslations } from '../../lib/language/useTranslations'
import { session } from '../../provider/session'
import { MinimalPage } from '../../ui/brand/MinimalPage'
import { Notice } from '../../ui/Notice'

export const EnrolFirst = () => (
  <MinimalPage>
    <SetItUp />
  </MinimalPage>
)

function SetItUp() {
  const t = useTranslations()
  return (
    <Notice
      title={t(security.setUpFirst)}
      action={
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button variant="contained" href="/account/security">
            {t(security.setItUp)}
          </Button>
          <Button variant="outlined" onClick={() => session.logout()}>
            {t(shared.signOut)}
          </Button>
        </Stack>
      }
    >
      {t(security.adminsNeedACode)}
    </Notice>
  )
}
