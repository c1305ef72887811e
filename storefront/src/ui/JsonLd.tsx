interface Props {
  /** Made on the server alone, behind `import.meta.env.SSR`, so that no browser carries the code for it. */
  data: Record<string, unknown> | false
}

/** Structured data for search engines; a data block, so no script policy touches it. */
export function JsonLd({ data }: Props) {
  const text = data
    ? JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
    : ''
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  )
}
