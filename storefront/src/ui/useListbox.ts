import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'

interface Needs {
  /** The list starts anew when it changes. */
  typed: string | null
  isOpen: boolean
  count: number
  mustChoose?: boolean
  onOpen: () => void
  onClose: () => void
  onChoose: (at: number) => void
}

/** Keyboard behaviour of a combobox; the focus stays in the box. */
export function useListbox({ typed, isOpen, count, mustChoose = false, onOpen, onClose, onChoose }: Needs) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const first = mustChoose ? 0 : -1
  const [active, setActive] = useState(first)
  useEffect(() => setActive(first), [typed, first])
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      onOpen()
      const step = event.key === 'ArrowDown' ? 1 : -1
      const places = Math.max(1, count - first)
      if (isOpen) setActive((now) => ((now - first + step + places) % places) + first)
      else setActive(count > 0 ? 0 : first)
    }
    if (event.key === 'Enter' && isOpen && (mustChoose || active >= 0)) {
      event.preventDefault()
      if (active < count) onChoose(active)
    }
    if (event.key === 'Escape' && isOpen) event.preventDefault()
    if (event.key === 'Escape') onClose()
  }

  return {
    active,
    input: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': `${id}-list`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isOpen && active >= 0 && active < count ? `${id}-${active}` : undefined,
      autoComplete: 'off',
      onKeyDown,
    },
    list: { id: `${id}-list`, ref: list, role: 'listbox' },
    option: (at: number) => ({
      id: `${id}-${at}`,
      role: 'option',
      'aria-selected': at === active,
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
      onClick: () => onChoose(at),
    }),
  } as const
}
