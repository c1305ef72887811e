import { useEffect, useRef } from 'react'
import { useEvent, useListContext } from 'react-admin'
import { SearchField } from './SearchField'
import { useDraft } from './useDraft'

const PAUSE_MS = 250

export function SearchBox({ label }: { label: string }) {
  const { filterValues, setFilters } = useListContext()
  const current = String(filterValues['keyword'] ?? '')
  const [text, setText] = useDraft(current)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  // with the filters of that moment: some may be chosen between typing and searching
  const narrow = useEvent((typed: string) => {
    const { keyword: _, ...others } = filterValues
    setFilters(typed === '' ? others : { ...others, keyword: typed })
  })

  function search(typed: string, pause = PAUSE_MS) {
    setText(typed)
    clearTimeout(timer.current)
    const { pathname } = window.location
    timer.current = setTimeout(() => {
      // whoever opened a row meanwhile is not called back while its screen loads
      if (window.location.pathname === pathname) narrow(typed.trim())
    }, pause)
  }

  return (
    <SearchField label={label} value={text} onType={(typed) => search(typed)} onClear={() => search('', 0)} />
  )
}
