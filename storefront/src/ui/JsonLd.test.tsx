// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { JsonLd } from './JsonLd'

it('holds any text without ending its script, and reads back the same', () => {
  const name = '</script><script>alert(1)</script><!-- \u2028 "Biogesic"'
  const html = renderToStaticMarkup(<JsonLd data={{ '@type': 'Product', name }} />)
  const text = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? ''
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Product', name })
})
