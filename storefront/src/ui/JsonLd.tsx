interface Props {
  /** Only made where `import.meta.env.SSR`, so that no browser loads the code. */
  data: Record<string, unknown> | false
}

/** A data block, which no script policy blocks. */
export function JsonLd({ data }: Props) {
  const text = data
    ? JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
    : ''
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  )
}
