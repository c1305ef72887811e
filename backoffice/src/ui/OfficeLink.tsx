import Button from '@mui/material/Button'
import { useBasename } from 'react-admin'
import { Link } from 'react-router-dom'
import { useWords } from '../lib/language/useWords'

/** The way to another screen of this office. */
export function OfficeLink({ to, label }: { to: string; label: string }) {
  const t = useWords()
  return (
    <Button component={Link} to={useBasename() + to} variant="outlined">
      {t(label)}
    </Button>
  )
}
