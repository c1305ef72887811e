import type { Language } from './shared/language/choice'

/** What a rendered page hands to the browser beside its markup. */
export interface PageState {
  /** What the page's loader has loaded. */
  data: unknown
  /** Set where the page could not be shown. */
  error: { status: number; message: string } | null
  /** Public address of the site. */
  origin: string
  /** Modules that this page needs, to be fetched at once. */
  modules: string[]
  /** Absent in English. */
  language?: Language
}

/** JSON that may stand inside a script element. */
export const stateText = (state: PageState) => JSON.stringify(state).replaceAll('<', '\\u003c')
