/** Who opens a page. A shopper is a guest with something in the cart. */
export type Visitor = 'guest' | 'shopper' | 'customer' | 'seller'

/** One address of the storefront and what has to be there. */
export interface Route {
  /** As the specification writes it. */
  route: string
  address: string
  as?: Visitor
  /** 200 unless said. */
  status?: number
  /** Where one ends up, when that is elsewhere: the server's redirect, or the page's guard. */
  landsAt?: string
  h1: string | RegExp
  /** Without the name of the site behind it; the heading unless said. */
  title?: string | RegExp
  /** Path of the canonical address; null where search engines are to stay out. The address itself unless said. */
  canonical?: string | null
  /** What stands behind `Home >`. */
  crumbs?: readonly string[]
}

/** Pages that belong to one person, or to a search: nothing for search engines. */
export const unlisted = (route: Route): Route => ({ canonical: null, ...route })
