import ClearIcon from '@mui/icons-material/Clear'
import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useEffect, useRef } from 'react'
import { useListContext } from 'react-admin'
import { useDraft } from './useDraft'
import { useWords } from './language/useWords'

// long enough to type on, short enough to feel immediate
const PAUSE_MS = 250

/** Narrows the list to what matches the typed words. */
export function SearchBox({ label: english }: { label: string }) {
  const t = useWords()
  const label = t(english)
  const { filterValues, setFilters } = useListContext()
  const kept = String(filterValues['keyword'] ?? '')
  const [text, setText] = useDraft(kept)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function search(words: string, pause = PAUSE_MS) {
    setText(words)
    clearTimeout(timer.current)
    const { pathname } = window.location
    timer.current = setTimeout(() => {
      // whoever opened a row meanwhile is not called back while its screen loads
      if (window.location.pathname !== pathname) return
      const { keyword: _, ...others } = filterValues
      setFilters(words.trim() === '' ? others : { ...others, keyword: words.trim() })
    }, pause)
  }

  return (
    <TextField
      type="search"
      placeholder={label}
      value={text}
      onChange={(event) => search(event.target.value)}
      sx={{ flex: '1 1 220px', maxWidth: 420, '& input::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{
        htmlInput: { 'aria-label': label, enterKeyHint: 'search' },
        input: {
          sx: { borderRadius: '999px' },
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
          endAdornment: text && (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label={t('Clear the search')} onClick={() => search('', 0)}>
                <ClearIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
