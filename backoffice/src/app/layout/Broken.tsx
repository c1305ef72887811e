import * as shell from '@botika/common/messages/office/shell'
import * as shared from '@botika/common/messages/office/shared'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { MinimalPage } from '../../ui/brand/MinimalPage'
import { session } from '../../provider/session'
import { useTranslations } from '../../lib/language/useTranslations'
import { Notice } from '../../ui/Notice'

const loadPageAgain = () => window.location.reload()

export const Broken = ({ reload = loadPageAgain }) => (
  <MinimalPage>
    <Apology reload={reload} />
  </MinimalPage>
)

function Apology({ reload }: { reload: () => void }) {
  const t = useTranslations()
  const waysOut = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      <Button variant="contained" onClick={reload}>
        {t(shell.loadThePageAgain)}
      </Button>
      <Button onClick={() => void session.logout().then(reload)}>{t(shared.signOut)}</Button>
    </Box>
  )
  return (
    <Notice title={t(shell.anErrorOccurred)} action={waysOut}>
      {t(shell.theBackOfficeCouldNot)}
    </Notice>
  )
}
