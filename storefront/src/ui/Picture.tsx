import styles from './Picture.module.css'

// the server snaps to these
const WIDTHS = [160, 320, 480, 750, 960] as const
/** A card's picture, for plain screens and for fine ones: lists repeat it fifty times, so no more than these. */
const CARD = { plain: 240, fine: 360 } as const

interface Props {
  image: string | null | undefined
  /** Empty for decoration. */
  alt?: string
  width: number
  /** The same as its width where none is given. */
  height?: number
  /** How wide its place is, as CSS says it; `card` where it stands in a list of cards. */
  sizes?: string
  /** The widest that is ever useful here. */
  max?: number
  isFirst?: boolean
  className?: string | undefined
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
}: Props) {
  if (!image) return <NoImage className={className} alt={alt} />
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
  // a drawing is as fine in every width, and is kept once for all of them
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
