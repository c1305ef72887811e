import type { User } from '@botika/common/session/endpoints'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { Bare } from '../brand/Bare'
import { Notice } from '../layout/Notice'
import { session } from '../providers/session'

/** For shoppers who came to the wrong door. */
export function NoOffice({ user }: { user: User }) {
  return (
    <Bare>
      <Notice
        title="This is the pharmacies' entrance"
        action={
          <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
            <Button variant="contained" href="/">
              Go to the shop
            </Button>
            <Button variant="outlined" onClick={() => session.logout()}>
              Sign in as somebody else
            </Button>
          </Stack>
        }
      >
        {user.email} can shop, but has no pharmacy to manage. Would you like to sell?{' '}
        <Link href="/become-a-seller">Become a seller</Link>.
      </Notice>
    </Bare>
  )
}
