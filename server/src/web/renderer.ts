import type { Call } from '@botika/common/http/endpoint'
import type { Language } from './language'

/** What a page needs of the built files. */
export interface Assets {
  css: string
  styles?: string[]
  fonts?: string[]
  bootstrap: string[]
  modulesOf(sources: string[]): string[]
}

export interface Rendered {
  status: number
  html: string
  location?: string
  keepSeconds: number
  error?: unknown
}

/** The storefront's own renderer, built apart from the server. */
export interface Renderer {
  KNOWN_QUERY: readonly string[]
  render(input: {
    url: string
    origin: string
    call: Call
    assets: Assets
    language: Language | undefined
  }): Promise<Rendered>
}

/** A renderer with the files that go with it; in development both can change from one page to the next. */
export interface Site {
  renderer: Renderer
  assets: Assets
  /** Value of the pages' Content-Security-Policy; none in development. */
  policy: string | null
}
