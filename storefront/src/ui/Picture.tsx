import type { ReactNode } from 'react'
import styles from './Picture.module.css'

const WIDTHS = [160, 320, 480, 750, 960] as const
/** Widths for plain and dense screens: a list has fifty. */
const CARD = { plain: 240, fine: 360 } as const

interface Props {
  image: string | null | undefined
  alt?: string
  width: number
  height?: number
  sizes?: string
  max?: number
  isFirst?: boolean
  className?: string | undefined
  none?: ReactNode
}

export function Picture({
  image,
  alt = '',
  width,
  height = width,
  sizes = `${width}px`,
  max = 640,
  isFirst = false,
  className,
  none = <NoImage className={className} alt={alt} />,
}: Props) {
  if (!image) return none
  return (
    <img
      {...sourcesOf(`/img/${encodeURIComponent(image)}`, sizes, max)}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' as const } : {})}
      className={className}
    />
  )
}

function sourcesOf(src: string, sizes: string, max: number) {
  if (src.endsWith('.svg')) return { src }
  if (sizes === 'card') return { src: `${src}?w=${CARD.plain}`, srcSet: `${src}?w=${CARD.fine} 2x` }
  const widths = WIDTHS.filter((one) => one <= max)
  return {
    src: `${src}?w=${widths.at(-1)}`,
    ...(widths.length > 1 && { srcSet: widths.map((one) => `${src}?w=${one} ${one}w`).join(', '), sizes }),
  }
}

export function NoImage({ alt, className }: { alt: string; className?: string | undefined }) {
  return (
    <span
      className={`${styles.none} ${className ?? ''}`}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    />
  )
}
