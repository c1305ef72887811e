import type { ReactNode } from 'react'
import { locale } from '../lib/language/text'

interface Props {
  css: string
  state: string
  /** Style sheets that are inlined already, so that nobody fetches them again. */
  styles?: readonly string[]
  fonts?: readonly string[]
  children: ReactNode
}

// missing in React's types; browsers do not fetch a sheet that is disabled from the start
const UNFETCHED = { disabled: true }

export function Document({ css, state, styles = [], fonts = [], children }: Props) {
  return (
    <html lang={locale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#04352d" />
        <meta name="format-detection" content="telephone=no" />
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
