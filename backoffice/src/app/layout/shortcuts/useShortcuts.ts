import { useEffect, useRef } from 'react'
import { useBasename } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { beginsSequence, isWriting, type Shortcut, shortcutFor } from './keys'

const SEQUENCE_MS = 1_500

export function useShortcuts(own: readonly Shortcut[], isWanted: boolean, onHelp: () => void) {
  const office = useBasename()
  const navigate = useNavigate()
  const firstKey = useRef<{ key: string; at: number } | null>(null)

  useEffect(() => {
    if (!isWanted) return
    function run({ to, on }: Shortcut) {
      if (to !== undefined) void navigate(office + to)
      if (on === 'help') onHelp()
      if (on === 'search') document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus()
      if (on === 'next') stepRow(1)
      if (on === 'previous') stepRow(-1)
      if (on === 'undo') document.querySelector<HTMLElement>('[data-undo]')?.click()
    }

    function handle(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isWriting(event.target) || document.querySelector('[role="dialog"]')) return
      const before =
        firstKey.current && event.timeStamp - firstKey.current.at < SEQUENCE_MS ? firstKey.current.key : null
      const found = shortcutFor(event.key, before)
      firstKey.current = !found && beginsSequence(event.key) ? { key: event.key, at: event.timeStamp } : null
      if (!found || !own.includes(found)) return
      event.preventDefault()
      run(found)
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [own, isWanted, navigate, office, onHelp])
}

function stepRow(by: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row-link]')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  const next = at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by
  rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus()
}
