import * as shell from '@botika/common/messages/office/shell'
import { expected } from '@botika/common/expected'
import TranslateIcon from '@mui/icons-material/TranslateOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocaleState } from 'react-admin'
import { LANGUAGES } from '../../lib/language/i18n'
import { useTranslations } from '../../lib/language/useTranslations'
import { usePreference } from '../../provider/preferences/usePreference'

const LanguageMenu = lazy(() =>
  import('./LanguageMenu').then(({ LanguageMenu }) => ({ default: LanguageMenu })),
)

export function LanguageButton() {
  const t = useTranslations()
  const [locale, setLocale] = useLocaleState()
  const { keep } = usePreference('language')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = t(shell.language)
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ color: 'inherit', minWidth: 44, minHeight: 44, p: 1 }}
        >
          <TranslateIcon />
        </IconButton>
      </Tooltip>
      {anchor && (
        <Suspense fallback={null}>
          <LanguageMenu
            anchor={anchor}
            locale={locale}
            onClose={() => setAnchor(null)}
            onChoose={(chosen) => {
              setAnchor(null)
              setLocale(chosen)
              void keep(chosen).catch(expected('The error is shown already'))
            }}
          />
        </Suspense>
      )}
    </>
  )
}

export function ChosenLanguage() {
  const [locale, setLocale] = useLocaleState()
  const { value } = usePreference('language')
  const chosen = LANGUAGES.find((language) => language.locale === value)?.locale
  // the page's own store may be older than the choice
  useEffect(() => {
    if (chosen) setLocale(chosen)
  }, [chosen, setLocale])
  useEffect(() => {
    document.documentElement.lang = locale === 'en' ? 'en-PH' : locale
  }, [locale])
  return null
}
