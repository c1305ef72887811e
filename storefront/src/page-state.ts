/** What a rendered page hands to the browser beside its markup. */
export interface PageState {
  /** Loader data and errors, in the form that the router revives. */
  router: { loaderData: unknown; actionData: unknown; errors: unknown }
  /** Public address of the site. */
  origin: string
  /** Modules that this page needs, to be fetched at once. */
  modules: string[]
}

/** JSON that may stand inside a script element. */
export const stateText = (state: PageState) => JSON.stringify(state).replaceAll('<', '\\u003c')
