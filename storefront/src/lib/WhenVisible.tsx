import { type ComponentProps, useEffect, useRef, useState } from 'react'

/** Renders its children just before they scroll into view, so that nothing is fetched for those who don't scroll. */
export function WhenVisible({ children, ...box }: ComponentProps<'div'>) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} {...box}>
      {isSeen ? children : null}
    </div>
  )
}
