import Button from '@mui/material/Button'
import { useBasename } from 'react-admin'
import { Link } from 'react-router-dom'

export function OfficeLink({ to, label }: { to: string; label: string }) {
  return (
    <Button component={Link} to={useBasename() + to} variant="outlined">
      {label}
    </Button>
  )
}
