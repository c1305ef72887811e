import type { ReactNode } from 'react'
import { locale } from '../lib/language/text'

interface Props {
  css: string
  state: string
  styles?: readonly string[]
  fonts?: readonly string[]
  children: ReactNode
}

// inlined already: browsers do not fetch a sheet disabled from the start, which React's types do not know
const UNFETCHED = { disabled: true }

/** A page of the shop; nothing of it is drawn half parsed, for that would move as the rest comes. */
export function Document({ css, state, styles = [], fonts = [], children }: Props) {
  return (
    <html lang={locale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#04352d" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="expect" href="#state" blocking="render" />
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <style id="css" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} {...UNFETCHED} />
        ))}
      </head>
      <body>
        {children}
        <script
          id="state"
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: state }}
        />
      </body>
    </html>
  )
}
