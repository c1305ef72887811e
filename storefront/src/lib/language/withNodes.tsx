import type { Message } from '@botika/common/messages/message'
import { Fragment, type ReactNode } from 'react'
import { t } from './words'

/** A message with links or other elements in it: `withNodes(login.noAccount, { link: <Link … /> })`. */
export function withNodes<Values extends Record<string, string>>(
  message: Message<Values>,
  nodes: { readonly [Name in keyof NoInfer<Values>]: ReactNode },
): ReactNode {
  const say = t as (message: Message<Values>, values: Record<string, string>) => string
  const marked = Object.fromEntries(Object.keys(nodes).map((name) => [name, `\u0001${name}\u0001`]))
  return (
    say(message, marked)
      .split('\u0001')
      // every other part is a name
      .map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{nodes[part]}</Fragment>))
  )
}
