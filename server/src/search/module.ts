import { baskets } from '@botika/common/baskets/endpoints'
import { offersHere } from '@botika/common/offers-here/endpoints'
import { searchSynonyms } from '@botika/common/search-misses/endpoints'
import { type Catalogue, refusedNamesIn } from '../catalogue'
import type { Directory, Places } from '../directory'
import { collectionsOn, type Platform } from '../platform'
import { searchCountRoutes } from './counts-routes'
import { medicineListService } from './medicine-list/service'
import { searchMissRepository } from './misses/repository'
import { searchMissRoutes } from './misses/routes'
import { searchMissService } from './misses/service'
import { offersHereRepository } from './offers-here/repository'
import { offersHereService } from './offers-here/service'
import { priceAlertRepository } from './price-alerts/repository'
import { priceAlertRoutes } from './price-alerts/routes'
import { priceAlertService } from './price-alerts/service'
import { priceHistoryRepository } from './price-history/repository'
import { priceHistoryService } from './price-history/service'
import { namesRepository } from './engine/names-repository'
import { productRepository } from './products/repository'
import { productReadRoutes } from './products/routes'
import { productService } from './products/service'
import { suggestService } from './products/suggest'
import { drainSearchQueue, queueContextChanges, searchRepository } from './engine/repository'
import { searchService } from './engine/service'
import { synonyms } from './engine/synonyms'
import { synonymCollection } from './synonyms/collection'
import { synonymsRepository } from './engine/synonyms-repository'
import { vocabularyRepository } from './engine/vocabulary-repository'

interface Needs {
  places: Places
  directory: Directory
  catalogue: Catalogue
  freshFor: number
}

const DAY_MS = 86_400_000

export type Search = ReturnType<typeof searchModule>

export function searchModule(platform: Platform, { places, directory, catalogue, freshFor }: Needs) {
  const { serve, db, audit, cache, jobs, env, now } = platform

  const search = searchService({
    repository: searchRepository(db),
    vocabulary: vocabularyRepository(db),
    synonyms: synonyms({ repository: synonymsRepository(db), freshFor: freshFor * 5 }),
    refusedIn: refusedNamesIn,
    freshFor: freshFor * 2,
  })
  const suggestions = suggestService({
    names: namesRepository(db),
    search,
    pharmacies: directory.pharmacies,
    freshFor: freshFor * 30,
  })
  const productRows = productRepository(db)
  const products = productService({
    repository: productRows,
    search,
    contextOf: catalogue.contextOf,
    taxonomy: catalogue.tree,
    pharmacies: directory.pharmacies,
    freshFor,
  })
  const history = priceHistoryService({ repository: priceHistoryRepository(db), now })
  productReadRoutes({ serve, service: products, suggestions, manage: catalogue.products, history })
  jobs.every(DAY_MS, 'delete old changes of prices', history.deleteOld)
  const alerts = priceAlertService({
    repository: priceAlertRepository(db),
    jobs,
    mail: platform.mail,
    sealed: platform.sealedFor('price alert'),
    isKnown: places.isKnown,
    linkTo: platform.linkTo,
  })
  priceAlertRoutes({ serve, service: alerts, captcha: platform.captcha })
  jobs.every(DAY_MS, 'delete old price alerts', alerts.deleteOld)
  const { find: findHere, rank: rankOffers } = offersHereService({
    repository: offersHereRepository(db),
    contextOf: catalogue.contextOf,
    destinationOf: places.destinationOf,
    radiusKm: env.DELIVERY_RADIUS_KM,
    deliveryFee: env.DELIVERY_FEE,
    now,
  })
  serve(offersHere.find, ({ body: { product_ids, with_offers, ...said } }) =>
    findHere(product_ids, said, with_offers),
  )
  const lists = medicineListService({ search })
  serve(baskets.match, async ({ body }) => ({ rows: await lists.match(body.lines) }))
  searchCountRoutes(serve, { products: products.count, ...directory.counts })

  const misses = searchMissService({ repository: searchMissRepository(db), audit })
  searchMissRoutes(serve, misses)
  jobs.every(DAY_MS, 'delete old searches without results', misses.deleteOld)
  collectionsOn(platform)(searchSynonyms, synonymCollection)

  let [changes, seen] = [0, 0]
  cache.onClear(() => void changes++)
  jobs.every(500, 'refresh the search', async () => {
    const before = changes
    if ((await drainSearchQueue(db)) === 0) return
    await db.reads.mark()
    search.forget()
    // what was answered since a change had the old rows still; a sale is none
    if (before === seen) return
    cache.clear()
    seen = before + 1
  })
  jobs.every(15_000, 'queue what changed around products', () => queueContextChanges(db))

  return { rankOffers, equivalentsOf: productRows.equivalents }
}
