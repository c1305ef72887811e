import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useWords } from '../../lib/language/useWords'
import { PRESCRIPTION_ID } from './PrescriptionCard'

/** What comes before confirming an order with a prescription: the way to it, or to its verdict once it is open. */
export function CheckFirst() {
  const t = useWords()
  function lead() {
    const card = document.getElementById(PRESCRIPTION_ID)
    const next = card?.querySelector<HTMLElement>('[data-next]') ?? card?.querySelector('button')
    next?.scrollIntoView({ block: 'center' })
    next?.focus({ preventScroll: true })
  }
  return (
    <Box>
      <Button fullWidth size="large" variant="contained" onClick={lead}>
        {t('Check the prescription')}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, textAlign: 'center' }}>
        {t('Then you can confirm the order.')}
      </Typography>
    </Box>
  )
}
