import { addressRepository } from './addresses/repository'
import { addressRoutes } from './addresses/routes'
import { bookmarkRepository } from './bookmarks/repository'
import { bookmarkRoutes } from './bookmarks/routes'
import { cartMergeRepository } from './carts/merge-repository'
import { cartRepository } from './carts/repository'
import { cartRoutes } from './carts/routes'
import { cartService } from './carts/service'
import type { Serve } from './http/serve'
import { preferenceRepository } from './preferences/repository'
import { preferenceRoutes } from './preferences/routes'
import { ratingRepository } from './ratings/repository'
import { ratingRoutes } from './ratings/routes'

interface Needs {
  serve: Serve
  db: Parameters<typeof cartRepository>[0]
}

/** What belongs to a person: cart, bookmarks, ratings, addresses, preferences. */
export function composeAccounts({ serve, db }: Needs) {
  cartRoutes(serve, cartService({ repository: cartRepository(db), merging: cartMergeRepository(db) }))
  bookmarkRoutes(serve, bookmarkRepository(db))
  ratingRoutes(serve, ratingRepository(db))
  addressRoutes(serve, addressRepository(db))
  preferenceRoutes(serve, preferenceRepository(db))
}
