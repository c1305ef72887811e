import { products } from '@botika/common/products/endpoints'
import type { Serve } from '../../platform'
import type { ManageService } from './manage-service'

export function productRoutes(serve: Serve, manage: ManageService) {
  serve(products.create, ({ body, person, reach }) => manage.create({ person, reach }, body))
  serve(products.usualPrices, ({ query, person, reach }) =>
    manage.usualPrices({ person, reach }, query.ids.split(',').map(Number)),
  )
  serve(products.update, ({ params, body, person, reach }) =>
    manage.update({ person, reach }, params.id, body),
  )
  serve(products.remove, ({ params, person, reach }) => manage.remove({ person, reach }, params.id))
}
