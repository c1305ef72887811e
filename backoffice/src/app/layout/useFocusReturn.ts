import { useEffect } from 'react'

/** How many places one may have come through: a dialog that a menu opened on a row is three. */
const MOST = 8

/** Returns the focus when the focused button is busy, disabled or removed; the keyboard would start over at the top. */
export function useFocusReturn() {
  useEffect(() => {
    const keeper = keepFocus(document)
    return keeper.stop
  }, [])
}

interface Visit {
  element: HTMLElement
  around: HTMLElement[]
}

export function keepFocus(document: Document): { stop: () => void } {
  let visits: Visit[] = []
  let stand: HTMLElement | null = null

  function handleFocus({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || target === stand) return
    const around: HTMLElement[] = []
    for (let at = target.parentElement; at && at !== document.body; at = at.parentElement) around.push(at)
    visits = [{ element: target, around }, ...visits.filter(({ element }) => element !== target)].slice(
      0,
      MOST,
    )
  }

  function handlePointer({ target }: Event) {
    if (target instanceof Element && !target.closest('a, button, input, select, textarea, label, [tabindex]'))
      visits = []
  }

  function handleChange() {
    const last = visits[0]?.element
    if (stand && document.activeElement === stand) {
      if (last && canHold(last)) take(last)
      return
    }
    if (!isLost(document)) return
    for (const { element, around } of visits) {
      if (canHold(element)) return take(element)
      const near = around.find(
        (one) => one.isConnected && one.closest('main, section, [role="dialog"]') !== null,
      )
      if (near) return takeStand(near)
    }
  }

  function take(element: HTMLElement) {
    stand = null
    element.focus({ preventScroll: true })
  }

  function takeStand(near: HTMLElement) {
    stand = near
    if (!near.hasAttribute('tabindex')) {
      near.tabIndex = -1
      near.style.outline = 'none'
      near.addEventListener(
        'blur',
        () => {
          near.removeAttribute('tabindex')
          near.style.removeProperty('outline')
          if (near.getAttribute('style') === '') near.removeAttribute('style')
        },
        { once: true },
      )
    }
    near.focus({ preventScroll: true })
  }

  const observer = new MutationObserver(handleChange)
  document.addEventListener('focusin', handleFocus)
  document.addEventListener('pointerdown', handlePointer)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  return {
    stop() {
      observer.disconnect()
      document.removeEventListener('focusin', handleFocus)
      document.removeEventListener('pointerdown', handlePointer)
    },
  }
}

/** Browsers leave it to the page; some keep naming the button that can no longer be pressed. */
const isLost = ({ activeElement, body }: Document) =>
  activeElement === null || activeElement === body || activeElement.matches(':disabled')

const canHold = (element: HTMLElement) => element.isConnected && !element.matches(':disabled')
