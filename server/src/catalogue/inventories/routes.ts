import { inventories } from '@botika/common/inventories/endpoints'
import { makePage } from '@botika/common/http/paging'
import { toPesos } from '@botika/common/money'
import type { Serve } from '../../platform'
import type { InventoryRow } from './repository'
import type { InventoryService } from './service'

const present = (row: InventoryRow) => ({
  id: row.id,
  product_id: row.product_id,
  product_name: row.product_name,
  pharmacy_id: row.pharmacy_id,
  pharmacy_name: row.pharmacy_name,
  sku: row.sku,
  selling_price: toPesos(row.price),
  quantity: row.quantity,
  status: row.status,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

export function inventoryRoutes(serve: Serve, service: InventoryService) {
  serve(inventories.list, async ({ query, person, reach }) => {
    const { rows, total } = await service.list(
      { person, reach },
      {
        pharmacyId: query.pharmacy_id,
        productId: query.product_id,
        group: query.status,
        keyword: query.keyword,
        ids: query.ids,
        sort: query.sort,
        page: query.page,
        perPage: query.per_page,
      },
    )
    return makePage({ data: rows.map(present), total, path: inventories.list.path, query })
  })
  serve(inventories.one, async ({ params, person, reach }) =>
    present(await service.one({ person, reach }, params.id)),
  )
  serve(inventories.create, async ({ body, person, reach }) =>
    present(await service.create({ person, reach }, body)),
  )
  serve(inventories.update, async ({ params, body, person, reach }) =>
    present(await service.update({ person, reach }, params.id, body, present)),
  )
  serve(inventories.remove, ({ params, person, reach }) => service.remove({ person, reach }, params.id))
}
