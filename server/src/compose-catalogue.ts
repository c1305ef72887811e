import type { FastifyInstance } from 'fastify'
import path from 'node:path'
import { CATEGORY_COLLECTIONS } from './catalogue/categories/collection'
import { categoryRoutes } from './catalogue/categories/routes'
import { categoryService } from './catalogue/categories/service'
import { taxonomy as makeTaxonomy } from './catalogue/categories/taxonomy'
import { taxonomyRepository } from './catalogue/categories/taxonomy-repository'
import { type CollectionNeeds, serviceOf } from './platform/collections/collection'
import type { Env } from './platform/env'
import { makeFileStores } from './platform/files/stores'
import { imageRoutes } from './platform/images/routes'
import { imageService } from './platform/images/service'
import { pictureSweep } from './platform/images/sweep'
import { sweepRepository } from './platform/images/sweep-repository'
import { inventoryRepository } from './catalogue/inventories/repository'
import { inventoryRoutes } from './catalogue/inventories/routes'
import { inventoryService } from './catalogue/inventories/service'
import type { JobService } from './platform/jobs/service'
import { pharmacyCollection } from './directory/pharmacies/collection'
import { pharmacyDirectory } from './directory/pharmacies/directory'
import { directoryRepository } from './directory/pharmacies/directory-repository'
import { pharmacyRoutes } from './directory/pharmacies/routes'
import { pharmacyService } from './directory/pharmacies/service'
import type { Post } from './directory/pharmacies/suspension'
import { prescriptions } from './catalogue/medicines/prescription-repository'
import { manageRepository } from './catalogue/products/manage-repository'
import { manageService } from './catalogue/products/manage-service'
import { runningPromotions } from './catalogue/products/promotions'
import { promotionsRepository } from './catalogue/products/promotions-repository'
import { productRepository } from './search/products/repository'
import { productRoutes } from './catalogue/products/routes'
import { productReadRoutes } from './search/products/routes'
import { productService } from './search/products/service'
import { suggestService } from './search/products/suggest'
import { namesRepository } from './search/names-repository'
import { refusedNamesIn } from './catalogue/dangerous-drugs/refused-names'
import {
  drainSearchQueue,
  queueChangedSurroundings,
  queuePharmacyRefresh,
  queueSearchRefresh,
  searchRepository,
} from './search/repository'
import { searchService } from './search/service'
import { synonyms } from './search/synonyms'
import { synonymsRepository } from './search/synonyms-repository'
import { vocabularyRepository } from './search/vocabulary-repository'
import type { Person } from './platform/sessions/person'
import { startWorker, type Worker } from './platform/jobs/worker'

interface Needs extends CollectionNeeds {
  env: Env
  app: FastifyInstance
  jobs: JobService
  now: () => Date
  correspondence: Post
}

const FRESH_MS = 2_000
const DAY_MS = 86_400_000

/** Puts products, categories and pharmacies on the air, and keeps the search rows fresh. */
export function composeCatalogue({ env, app, db, serve, audit, jobs, now, correspondence }: Needs) {
  // tests see every change at once
  const freshFor = env.NODE_ENV === 'test' ? 0 : FRESH_MS

  const taxonomy = makeTaxonomy({ repository: taxonomyRepository(db), freshFor })
  const directory = pharmacyDirectory({ repository: directoryRepository(db), freshFor })
  const promotions = runningPromotions({ repository: promotionsRepository(db), freshFor })
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
    pharmacies: directory,
    freshFor: freshFor * 30,
  })
  const products = productService({
    repository: productRepository(db),
    search,
    taxonomy,
    pharmacies: directory,
    promotions,
    freshFor,
  })
  const inventories = inventoryService({
    repository: inventoryRepository(db),
    audit,
    queueRefresh: queueSearchRefresh,
  })
  inventoryRoutes(serve, inventories)
  const manage = manageService({
    repository: manageRepository(db),
    inventories,
    audit,
    queueRefresh: queueSearchRefresh,
    prescriptions,
    present: products.presentManaged,
  })
  productReadRoutes({ serve, service: products, suggestions, manage })
  productRoutes(serve, manage)

  const keptOf = (level: keyof typeof CATEGORY_COLLECTIONS) =>
    serviceOf({ db, audit }, CATEGORY_COLLECTIONS[level])
  categoryRoutes({
    serve,
    service: categoryService(taxonomy),
    kept: {
      category: keptOf('category'),
      subcategory: keptOf('subcategory'),
      subsubcategory: keptOf('subsubcategory'),
    },
  })

  const pharmacies = pharmacyService(directory)
  pharmacyRoutes({
    serve,
    service: pharmacies,
    kept: serviceOf(
      { db, audit },
      pharmacyCollection(({ tx }, pharmacyId) => queuePharmacyRefresh(tx, pharmacyId), correspondence),
    ),
    onChange: directory.forget,
  })

  const store = makeFileStores(env).pictures
  const written = (person: Person | null, action: string, image: string) =>
    audit.record(db, { person, action, resource: 'images', recordId: null, changes: { image } })
  imageRoutes({
    app,
    serve,
    service: imageService({ store, cacheFolder: path.resolve(env.BOTIKA_DATA, 'cache', 'images') }),
    record: (person, image) => written(person, 'create', image),
  })
  jobs.every(
    DAY_MS,
    'delete unused pictures',
    pictureSweep({
      repository: sweepRepository(db),
      store,
      now,
      record: (image) => written(null, 'delete', image),
    }),
  )

  const onError = (error: unknown) => app.log.error({ err: error }, 'Refreshing search failed')
  const workers: Worker[] = []
  app.addHook('onListen', async () => {
    workers.push(
      startWorker({
        every: 500,
        job: async () => {
          if ((await drainSearchQueue(db)) > 0) search.forget()
        },
        onError,
      }),
      startWorker({ every: 15_000, job: () => queueChangedSurroundings(db), onError }),
    )
  })
  app.addHook('onClose', async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
  })
  return { products, pharmacies, forgetTree: taxonomy.forget }
}
