import type { Call } from '@botika/common/http/endpoint'
import type { Language } from './language'

export interface Sheet {
  css: string
  hash: string
  files: string[]
  fonts: string[]
}

export interface Assets {
  sheetOf(sources: string[]): Sheet
  /** A script to stand in the page, or addresses of modules; named as React's renderer names them. */
  bootstrap: { bootstrapScriptContent: string } | { bootstrapModules: string[] }
  modulesOf(sources: string[]): string[]
}

export interface Rendered {
  status: number
  html: string
  location?: string
  styleHash?: string
  keepSeconds: number
  error?: unknown
}

/** What the footer links to beyond the site. */
export interface OutsideLinks {
  social?: string[]
  chat?: string
}

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
  assets: Record<'en' | Language, Assets>
  /** The Content-Security-Policy of a page with this sheet; none in development. */
  policy: ((styleHash: string) => string) | null
}
