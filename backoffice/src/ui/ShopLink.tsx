import * as shared from '@botika/common/messages/office/shared'
import OpenIcon from '@mui/icons-material/OpenInNew'
import Button from '@mui/material/Button'
import { useTranslations } from '../lib/language/useTranslations'

export function ShopLink({ to, label }: { to: string; label: string }) {
  const t = useTranslations()
  return (
    <Button
      href={to}
      target="_blank"
      rel="noreferrer"
      variant="outlined"
      endIcon={<OpenIcon titleAccess={t(shared.opensInANewTab)} />}
    >
      {label}
    </Button>
  )
}
