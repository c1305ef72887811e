import * as shared from '@botika/common/messages/office/shared'
import ClearIcon from '@mui/icons-material/Clear'
import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useTranslations } from '../lib/language/useTranslations'

interface SearchFieldProps {
  label: string
  value: string
  onType: (typed: string) => void
  onClear: () => void
}

const HALF_EM = 0.5
const LETTER_EM = 0.59
const BESIDE = '36px - 1.5rem'

export function SearchField({ label, value, onType, onClear }: SearchFieldProps) {
  const t = useTranslations()
  return (
    <TextField
      type="search"
      placeholder={label}
      value={value}
      onChange={(event) => onType(event.target.value)}
      sx={{
        flex: `1 1 max(220px, ${label.length * HALF_EM + 4}em)`,
        width: '100%',
        maxWidth: '26.25rem',
        containerType: 'inline-size',
        '& input::placeholder': {
          fontSize: `min(1em, (100cqi - ${BESIDE}) / ${label.length * LETTER_EM})`,
        },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      slotProps={{
        htmlInput: { 'aria-label': label, enterKeyHint: 'search' },
        input: {
          sx: { borderRadius: '999px' },
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
          endAdornment: value && (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label={t(shared.clearTheSearch)} onClick={onClear}>
                <ClearIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
