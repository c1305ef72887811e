import styles from './Picture.module.css'

// the server snaps to these; of small pictures two are enough for every screen
const WIDTHS = [160, 320, 640, 960] as const
const SMALL = [240, 480] as const

interface Props {
  /** Name of the picture on the server; without one the no-image picture stands in. */
  image: string | null | undefined
  alt: string
  /** Width and height of its place, for the ratio. */
  width: number
  height: number
  sizes: string
  /** The widest that is ever useful here. */
  max?: number
  /** True for what is seen first. */
  isFirst?: boolean
  className?: string | undefined
}

/** A picture in the width that the screen needs; the server chooses the format. */
export function Picture({ image, alt, width, height, sizes, max = 640, isFirst = false, className }: Props) {
  if (!image) return <NoImage className={className} alt={alt} />
  const src = `/img/${encodeURIComponent(image)}`
  const widths = max === 480 ? SMALL : WIDTHS.filter((one) => one <= max)
  return (
    <img
      src={`${src}?w=${widths.at(-1)}`}
      srcSet={widths.map((one) => `${src}?w=${one} ${one}w`).join(', ')}
      sizes={sizes}
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

/** Shown where there is no picture. */
export function NoImage({ alt, className }: { alt: string; className?: string | undefined }) {
  return (
    <span
      className={`${styles.none} ${className ?? ''}`}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <svg viewBox="0 0 120 120" width="96" height="96" fill="none" aria-hidden="true">
        <rect x="24" y="34" width="72" height="56" rx="10" fill="currentColor" opacity=".18" />
        <path
          d="M60 48v28M46 62h28"
          stroke="currentColor"
          strokeWidth="7"
          strokeLinecap="round"
          opacity=".55"
        />
      </svg>
    </span>
  )
}
