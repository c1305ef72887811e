import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const products: ResourceProps = {
  name: 'products',
  recordRepresentation: 'name',
  list: lazy(() => import('./ProductList').then(({ ProductList }) => ({ default: ProductList }))),
  edit: lazy(() => import('./ProductEdit').then(({ ProductEdit }) => ({ default: ProductEdit }))),
  create: lazy(() => import('./ProductCreate').then(({ ProductCreate }) => ({ default: ProductCreate }))),
}
