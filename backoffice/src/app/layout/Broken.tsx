import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Bare } from '../../ui/brand/Bare'
import { session } from '../../provider/session'
import { useWords } from '../../lib/language/useWords'
import { Notice } from '../../ui/Notice'

const loadPageAgain = () => window.location.reload()

/** Stands in for the whole office when its frame broke. Comes with the page: nothing more is relied on. */
export const Broken = ({ reload = loadPageAgain }) => (
  <Bare>
    <Notice title="An error occurred" action={<WaysOut reload={reload} />}>
      The back office could not be shown. What was saved is safe.
    </Notice>
  </Bare>
)

function WaysOut({ reload }: { reload: () => void }) {
  const t = useWords()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      <Button variant="contained" onClick={reload}>
        {t('Load the page again')}
      </Button>
      <Button onClick={() => void session.logout().then(reload)}>{t('Sign out')}</Button>
    </Box>
  )
}
