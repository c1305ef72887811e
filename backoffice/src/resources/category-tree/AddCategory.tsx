import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useCreatePath } from 'react-admin'
import { Link } from 'react-router-dom'
import { useWords } from '../../lib/language/useWords'

export function AddCategory() {
  const t = useWords()
  const createPath = useCreatePath()
  return (
    <Button
      component={Link}
      to={createPath({ resource: 'categories', type: 'create' })}
      variant="contained"
      startIcon={<AddIcon />}
    >
      {t('Add category')}
    </Button>
  )
}
