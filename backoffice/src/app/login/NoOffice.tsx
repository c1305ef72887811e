import * as shell from '@botika/common/messages/office/shell'
import * as shared from '@botika/common/messages/office/shared'
import type { User } from '@botika/common/session/endpoints'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { Bare } from '../../ui/brand/Bare'
import { Notice } from '../../ui/Notice'
import { useWords } from '../../lib/language/useWords'
import { session } from '../../provider/session'

export const NoOffice = ({ user }: { user: User }) => (
  <Bare>
    <WrongDoor user={user} />
  </Bare>
)

function WrongDoor({ user }: { user: User }) {
  const t = useWords()
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
