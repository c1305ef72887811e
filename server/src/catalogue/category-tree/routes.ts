import { categoryTree } from '@botika/common/category-tree/endpoints'
import type { Serve } from '../../platform'
import type { CategoryTreeService } from './service'

export function categoryTreeRoutes(serve: Serve, service: CategoryTreeService, forget: () => void) {
  serve(categoryTree.read, async () => ({ data: await service.tree() }))
  serve(categoryTree.move, async ({ body, person }) => {
    const told = await service.move(person, body)
    forget()
    return told
  })
  serve(categoryTree.merge, async ({ body, person }) => {
    const told = await service.merge(person, body)
    forget()
    return told
  })
}
