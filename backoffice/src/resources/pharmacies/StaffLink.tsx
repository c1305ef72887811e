import { shared, staff } from '@botika/common/messages/office'
import { Button } from '@mui/material'
import { useBasename, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../lib/language/useTranslations'

export function StaffLink() {
  const t = useTranslations()
  const pharmacy = useRecordContext()
  const office = useBasename()
  if (!pharmacy || office !== '/admin') return null
  return (
    <>
      <Button component={Link} to={`${office}/pharmacies/${pharmacy.id}/delivery`}>
        {t(shared.delivery)}
      </Button>
      <Button component={Link} to={`${office}/pharmacies/${pharmacy.id}/staff`}>
        {t(staff.staff)}
      </Button>
    </>
  )
}
