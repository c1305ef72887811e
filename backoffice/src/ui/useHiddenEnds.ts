import { type RefObject, useEffect, useState } from 'react'

/** Less than this beyond the edge is rounding, no tab. */
const SLACK_PX = 4

/** On which sides a row of tabs goes on beyond its edges. */
export function useHiddenEnds(tabs: RefObject<HTMLElement | null>): { start: boolean; end: boolean } {
  const [hidden, setHidden] = useState({ start: false, end: false })
  // looked at after each drawing: counts come later, and make tabs wider
  useEffect(() => {
    const row = tabs.current?.querySelector('.MuiTabs-scroller')
    if (!row) return
    const look = () => {
      const start = row.scrollLeft > SLACK_PX
      const end = row.scrollWidth - row.clientWidth - row.scrollLeft > SLACK_PX
      setHidden((before) => (before.start === start && before.end === end ? before : { start, end }))
    }
    look()
    row.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      row.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  })
  return hidden
}
