import * as records from '@botika/common/messages/office/records'
import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import ShowIcon from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useTranslations } from '../../lib/language/useTranslations'

interface Eye {
  isShown: boolean
  onPress: () => void
}

export function PasswordEye({ isShown, onPress }: Eye) {
  const t = useTranslations()
  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={t(isShown ? records.hideThePassword : records.showThePassword)}
        onClick={onPress}
      >
        {isShown ? <HideIcon /> : <ShowIcon />}
      </IconButton>
    </InputAdornment>
  )
}
