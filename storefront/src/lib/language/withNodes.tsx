import { Fragment, type ReactNode } from 'react'
import { t } from './words'

/** A sentence with links or other elements in it: `withNodes('No account? {link}', { link: <Link … /> })`. */
export const withNodes = (text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode =>
  t(text)
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      // every other part is a name
      index % 2 === 0 ? part : <Fragment key={part}>{nodes[part]}</Fragment>,
    )
