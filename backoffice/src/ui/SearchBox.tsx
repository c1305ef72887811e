import { useEffect, useRef } from 'react'
import { useListContext } from 'react-admin'
import { SearchField } from './SearchField'
import { useDraft } from './useDraft'

const PAUSE_MS = 250

export function SearchBox({ label }: { label: string }) {
  const { filterValues, setFilters } = useListContext()
  const current = String(filterValues['keyword'] ?? '')
  const [text, setText] = useDraft(current)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function search(typed: string, pause = PAUSE_MS) {
    setText(typed)
    clearTimeout(timer.current)
    const { pathname } = window.location
    timer.current = setTimeout(() => {
      // whoever opened a row meanwhile is not called back while its screen loads
      if (window.location.pathname !== pathname) return
      const { keyword: _, ...others } = filterValues
      setFilters(typed.trim() === '' ? others : { ...others, keyword: typed.trim() })
    }, pause)
  }

  return (
    <SearchField label={label} value={text} onType={(typed) => search(typed)} onClear={() => search('', 0)} />
  )
}
