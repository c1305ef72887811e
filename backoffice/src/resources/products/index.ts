import type { OfficeResource } from '../../ui/office-resource'
import { screen } from '../../ui/screen'

export const products: OfficeResource = {
  name: 'products',
  recordRepresentation: 'name',
  list: screen(() => import('./ProductList').then(({ ProductList }) => ProductList)),
  edit: screen(() => import('./ProductEdit').then(({ ProductEdit }) => ProductEdit)),
  create: screen(() => import('./ProductCreate').then(({ ProductCreate }) => ProductCreate)),
}
