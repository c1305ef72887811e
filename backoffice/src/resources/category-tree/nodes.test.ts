import type { TreeNode } from '@botika/common/category-tree/endpoints'
import { describe, expect, it } from 'vitest'
import { matching, placesOf } from './nodes'

const leaf = (id: number, name: string) => ({ id, name, position: 0, products_count: 0, live_count: 0 })
const TREE: TreeNode[] = [
  {
    ...leaf(1, 'Vitamins'),
    children: [
      { ...leaf(2, 'For children'), children: [leaf(3, 'Drops')] },
      { ...leaf(4, 'For adults'), children: [] },
    ],
  },
  { ...leaf(5, 'First aid'), children: [] },
]

describe('the category tree', () => {
  it('keeps the way to what was found, and nothing beside it', () => {
    const found = matching(TREE, 'DRÓPS')
    expect(found.map(({ name }) => name)).toEqual(['Vitamins'])
    expect(found[0]?.children.map(({ name }) => name)).toEqual(['For children'])
  })

  it('keeps all below a name that was found', () => {
    expect(matching(TREE, 'vitamins')[0]?.children).toHaveLength(2)
    expect(matching(TREE, 'nothing')).toEqual([])
    expect(matching(TREE, ' ')).toEqual(TREE)
  })

  it('tells every place of a level with its way', () => {
    expect(placesOf(TREE, 'category').map(({ path }) => path)).toEqual(['Vitamins', 'First aid'])
    expect(placesOf(TREE, 'subsubcategory')).toEqual([{ id: 3, path: 'Vitamins › For children › Drops' }])
  })
})
