import Button from '@mui/material/Button'
import { useBasename } from 'react-admin'
import { Link } from 'react-router-dom'
import { useWords } from './language/useWords'

/** Where nothing has come yet a seller can look at what shoppers find. */
export function SeeProducts() {
  const t = useWords()
  const office = useBasename()
  if (office === '/admin') return null
  return (
    <Button component={Link} to={`${office}/products`} variant="outlined">
      {t('See your products')}
    </Button>
  )
}
