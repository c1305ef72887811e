import type { Call } from '@botika/common/http/endpoint'
import type { Language } from './language'

/** The styles of one page. */
export interface Sheet {
  css: string
  /** SHA-256 of the text, in base64, for the policy. */
  hash: string
  /** Addresses of the files that it was put together from. */
  files: string[]
  fonts: string[]
}

/** What a page needs of the built files. */
export interface Assets {
  /** Styles behind these source files. */
  sheetOf(sources: string[]): Sheet
  /** A script to stand in the page, or addresses of modules; named as React's renderer names them. */
  bootstrap: { bootstrapScriptContent: string } | { bootstrapModules: string[] }
  modulesOf(sources: string[]): string[]
}

export interface Rendered {
  status: number
  html: string
  location?: string
  /** Of the sheet that stands in the page. */
  styleHash?: string
  keepSeconds: number
  error?: unknown
}

/** What the footer links to beyond the site. */
export interface OutsideLinks {
  social?: string[]
  chat?: string
}

/** The storefront's own renderer, built apart from the server. */
export interface Renderer {
  KNOWN_QUERY: readonly string[]
  render(input: {
    url: string
    origin: string
    call: Call
    assets: Assets
    outside: OutsideLinks | undefined
    language: Language | undefined
  }): Promise<Rendered>
}

/** A renderer with the files that go with it; in development both can change from one page to the next. */
export interface Site {
  renderer: Renderer
  /** Of the client in each language. */
  assets: Record<'en' | Language, Assets>
  /** The Content-Security-Policy of a page with this sheet; none in development. */
  policy: ((styleHash: string) => string) | null
}
