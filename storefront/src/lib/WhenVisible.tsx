import { type ComponentProps, useEffect, useRef, useState } from 'react'

interface Props extends ComponentProps<'div'> {
  isEarly?: boolean
}

/** Renders its children just before they scroll into view; early ones while they are far from it, to move nothing. */
export function WhenVisible({ isEarly = false, children, ...box }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting !== isEarly)) setIsSeen(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isEarly])
  return (
    <div ref={place} {...box}>
      {isSeen ? children : null}
    </div>
  )
}
