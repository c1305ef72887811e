import * as shell from '@botika/common/messages/office/shell'
import * as shared from '@botika/common/messages/office/shared'
import type { User } from '@botika/common/session/endpoints'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { MinimalPage } from '../../ui/brand/MinimalPage'
import { Notice } from '../../ui/Notice'
import { useTranslations } from '../../lib/language/useTranslations'
import { session } from '../../provider/session'

export const NoOffice = ({ user }: { user: User }) => (
  <MinimalPage>
    <WrongDoor user={user} />
  </MinimalPage>
)

function WrongDoor({ user }: { user: User }) {
  const t = useTranslations()
  return (
    <Notice
      title={t(shell.thisIsThePharmaciesEntrance)}
      action={
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button variant="contained" href="/">
            {t(shell.goToTheShop)}
          </Button>
          <Button variant="outlined" onClick={() => session.logout()}>
            {t(shared.signInAsSomebodyElse)}
          </Button>
        </Stack>
      }
    >
      {t(shell.emailCanShopButHas, { email: user.email })}{' '}
      <Link href="/become-a-seller">{t(shell.becomeASeller)}</Link>.
    </Notice>
  )
}
