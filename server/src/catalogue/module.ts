import { priceCaps } from '@botika/common/price-caps/endpoints'
import { promotions } from '@botika/common/promotions/endpoints'
import type { Directory } from '../directory'
import { collectionsOn, type Platform, serviceOf } from '../platform'
import { CATEGORY_COLLECTIONS } from './categories/collection'
import { categoryRoutes } from './categories/routes'
import { categoryService } from './categories/service'
import { taxonomy } from './categories/taxonomy'
import { taxonomyRepository } from './categories/taxonomy-repository'
import { categoryTreeRepository } from './category-tree/repository'
import { categoryTreeRoutes } from './category-tree/routes'
import { categoryTreeService } from './category-tree/service'
import { inventoryRepository } from './inventories/repository'
import { inventoryRoutes } from './inventories/routes'
import { inventoryService } from './inventories/service'
import { prescriptions } from './medicines/prescription-repository'
import { priceCapCollection } from './price-caps/collection'
import { cardContext, presentManaged } from './products/present'
import { manageRepository } from './products/manage-repository'
import { manageService } from './products/manage-service'
import { mergeRepository } from './products/merge-repository'
import { mergeService } from './products/merge-service'
import { moderationRepository } from './products/moderation-repository'
import { moderationRoutes } from './products/moderation-routes'
import { moderationService } from './products/moderation-service'
import { reviewRepository } from './products/review-repository'
import { reviewService } from './products/review-service'
import { runningPromotions } from './products/promotions'
import { promotionsRepository } from './products/promotions-repository'
import { productRoutes } from './products/routes'
import { duplicatesRepository } from './products/duplicates-repository'
import { promotionCollection } from './promotions/collection'

interface Needs {
  directory: Directory
  queueRefresh: Parameters<typeof manageService>[0]['queueRefresh']
  freshFor: number
}

export function catalogueModule(platform: Platform, { directory, queueRefresh, freshFor }: Needs) {
  const { serve, db, audit, mail, linkTo } = platform

  const tree = taxonomy({ repository: taxonomyRepository(db), freshFor })
  const contextOf = cardContext({
    tree,
    pharmacies: directory.pharmacies,
    promotions: runningPromotions({ repository: promotionsRepository(db), freshFor }),
  })

  const inventories = inventoryService({ repository: inventoryRepository(db), audit, queueRefresh })
  inventoryRoutes(serve, inventories)
  const products = manageService({
    repository: manageRepository(db),
    inventories,
    audit,
    queueRefresh,
    prescriptions,
    present: async (row) => presentManaged(row, await contextOf(undefined)),
  })
  productRoutes(serve, products)
  const moderation = moderationService({ repository: moderationRepository(db), audit, queueRefresh })
  moderationRoutes(
    serve,
    moderation,
    mergeService({
      repository: mergeRepository(db),
      duplicates: duplicatesRepository(db),
      audit,
      queueRefresh,
      prescriptions,
    }),
    reviewService({
      repository: reviewRepository(db),
      moderation,
      audit,
      mail,
      linkTo,
      isOffered: moderation.one,
    }),
    products.move,
  )

  const collectionFor = (level: keyof typeof CATEGORY_COLLECTIONS) =>
    serviceOf(platform, CATEGORY_COLLECTIONS[level])
  categoryRoutes({
    serve,
    service: categoryService(tree),
    kept: {
      category: collectionFor('category'),
      subcategory: collectionFor('subcategory'),
      subsubcategory: collectionFor('subsubcategory'),
    },
  })
  categoryTreeRoutes(
    serve,
    categoryTreeService({ repository: categoryTreeRepository(db), audit, prescriptions }),
    tree.forget,
  )

  const collection = collectionsOn(platform)
  collection(promotions, promotionCollection)
  collection(priceCaps, priceCapCollection)

  return { tree, contextOf, products }
}
export type Catalogue = ReturnType<typeof catalogueModule>
