import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { LANGUAGES } from '../../lib/language/i18n'

interface LanguageMenuProps {
  anchor: HTMLElement
  locale: string
  onChoose: (locale: string) => void
  onClose: () => void
}

export const LanguageMenu = ({ anchor, locale, onChoose, onClose }: LanguageMenuProps) => (
  <Menu open anchorEl={anchor} onClose={onClose}>
    {LANGUAGES.map((language) => (
      <MenuItem
        key={language.locale}
        lang={language.locale}
        selected={language.locale === locale}
        onClick={() => onChoose(language.locale)}
      >
        {language.name}
      </MenuItem>
    ))}
  </Menu>
)
