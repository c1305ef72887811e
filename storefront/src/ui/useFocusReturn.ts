import { useEffect, useRef } from 'react'

const LEADS_ON = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea'

/** Keeps the focus when its element is removed: same row, next row, or the heading. */
export function useFocusReturn<T extends HTMLElement>() {
  const place = useRef<T>(null)
  useEffect(() => {
    const node = place.current
    if (!node) return
    let above: Element[] = []
    let at = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const remember = () => {
      const now = document.activeElement
      if (!now || now === document.body || !node.contains(now)) return
      above = []
      for (let one: Element | null = now; one && one !== node; one = one.parentElement) above.push(one)
      const row = now.closest('li')
      at = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : 0
    }
    const look = () => {
      const isLost = above[0] && !above[0].isConnected && document.activeElement === document.body
      if (!isLost) return remember()
      const near = above.find((one) => one.isConnected && one !== node) ?? node
      above = []
      const row = near.matches('ul, ol') ? (near.children[at] ?? near.lastElementChild) : near.closest('li')
      const next = row?.querySelector<HTMLElement>(LEADS_ON) ?? headingOf(near) ?? headingOf(node)
      if (next?.matches('h1, h2, h3')) next.tabIndex = -1
      next?.focus()
    }
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(look)
    })
    node.addEventListener('focusin', remember)
    observer.observe(node, { childList: true, subtree: true })
    return () => {
      clearTimeout(timer)
      node.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
  return place
}

const headingOf = (part: Element) => part.querySelector<HTMLElement>('h1, h2, h3')
