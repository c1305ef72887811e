import { useCallback, useEffect, useRef, useState } from 'react'

interface Entry {
  step?: number
  from?: number
  depth?: number
}

const POP_MS = 500

const entry = () => (window.history.state ?? {}) as Entry

/** Steps as entries of the browser's history; a reload stays on its step, at most `last`. */
export function useSteps(onShown: () => void, last: number) {
  const [step, setStep] = useState(() => Math.min(entry().step ?? 0, last))
  const [reached, setReached] = useState(step)
  const furthest = useRef(step)
  const shown = useRef(onShown)
  useEffect(() => {
    shown.current = onShown
    furthest.current = reached
  })

  const show = useCallback((to: number) => {
    setStep(to)
    setReached((before) => Math.max(before, to))
    setTimeout(() => shown.current())
  }, [])

  const first = useRef(step)
  useEffect(() => {
    // the entry below may be the same step: Back must not lead there
    if ((entry().step ?? 0) > first.current)
      window.history.replaceState({ ...entry(), step: first.current, from: first.current }, '')
  }, [])

  useEffect(() => {
    const { pathname } = window.location
    const onPop = () => {
      if (window.location.pathname === pathname) show(Math.min(entry().step ?? 0, furthest.current))
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [show])

  function go(to: number) {
    if (to !== step) {
      const { depth = 0 } = entry()
      window.history.pushState({ ...entry(), step: to, from: step, depth: depth + 1 }, '')
    }
    show(to)
  }

  function back() {
    const { step: at, from } = entry()
    if (at === step && from === step - 1) window.history.back()
    else go(step - 1)
  }

  return { step, reached, go, back }
}

export async function leaveSteps() {
  const { depth = 0 } = entry()
  if (depth === 0) return
  await new Promise<void>((leave) => {
    addEventListener('popstate', () => leave(), { once: true })
    // popstate does not come if the browser dropped old entries
    setTimeout(leave, POP_MS)
    window.history.go(-depth)
  })
}
