import { categories, subcategories } from '@botika/common/categories/endpoints'
import { expect, it } from 'vitest'
import { loader } from './loader'

const GROCERY = { id: 7, name: 'Grocery' }
const CARE = { id: 4, name: 'Personal care' }
const FOOD = { id: 22, name: 'Health food', category_id: CARE.id }

const call = async (endpoint: unknown, { params }: { params?: { id: number } }) => {
  if (endpoint === categories.one) return params?.id === CARE.id ? CARE : GROCERY
  return endpoint === subcategories.one ? FOOD : { data: [], meta: {} }
}

const open = (address: string, params: Record<string, string>) =>
  loader({ params, request: new Request(`http://localhost${address}`), context: { call } }).catch(
    (error: unknown) => error,
  )

it('leads from the address that a category had before it was moved to the one it has', async () => {
  const result = await open('/browse/products/categories/grocery/7/subcategories/health-food/22', {
    category: 'grocery',
    id: '7',
    subcategory: 'health-food',
    scid: '22',
  })
  expect(result).toBeInstanceOf(Response)
  expect((result as Response).headers.get('Location')).toBe(
    '/browse/products/categories/personal-care/4/subcategories/health-food/22',
  )
})
