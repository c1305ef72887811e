import * as shell from '@botika/common/messages/office/shell'
import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useTheme as useMuiTheme } from '@mui/material/styles'
import { useTheme } from 'react-admin'
import { useTranslations } from '../../lib/language/useTranslations'

export function ThemeButton() {
  const [, setTheme] = useTheme()
  const isDark = useMuiTheme().palette.mode === 'dark'
  const t = useTranslations()
  const label = t(isDark ? shell.switchToLightColours : shell.switchToDarkColours)
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={() => setTheme(isDark ? 'light' : 'dark')}
        sx={{ color: 'inherit', minWidth: 44, minHeight: 44, p: 1 }}
      >
        {isDark ? <LightIcon /> : <DarkIcon />}
      </IconButton>
    </Tooltip>
  )
}
