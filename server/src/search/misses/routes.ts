import { makePage } from '@botika/common/http/paging'
import { searchMisses } from '@botika/common/search-misses/endpoints'
import type { Serve } from '../../platform'
import type { SearchMissService } from './service'

export function searchMissRoutes(serve: Serve, service: SearchMissService) {
  serve(searchMisses.list, async ({ query }) => {
    const { rows, total } = await service.list(query)
    return makePage({ data: rows, total, path: searchMisses.list.path, query })
  })
  serve(searchMisses.remove, ({ params, person }) => service.remove(person, params.id))
}
