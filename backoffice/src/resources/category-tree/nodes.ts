import type { CategoryLevel, TreeNode } from '@botika/common/category-tree/endpoints'
import { plain } from '@botika/common/products/words'

export interface Node {
  id: number
  name: string
  products_count: number
  live_count: number
  children?: readonly Node[]
}

export const RESOURCE_OF: Record<CategoryLevel, string> = {
  category: 'categories',
  subcategory: 'subcategories',
  subsubcategory: 'subsubcategories',
}

export const BELOW: Partial<Record<CategoryLevel, CategoryLevel>> = {
  category: 'subcategory',
  subcategory: 'subsubcategory',
}

export function matching<T extends Node>(nodes: readonly T[], text: string): T[] {
  const wanted = plain(text).trim()
  if (wanted === '') return [...nodes]
  return nodes.flatMap((node) => {
    if (plain(node.name).includes(wanted)) return [node]
    const children = matching(node.children ?? [], text)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

interface Place {
  id: number
  path: string
}

export function placesOf(tree: readonly TreeNode[], level: CategoryLevel): Place[] {
  if (level === 'category') return tree.map(({ id, name }) => ({ id, path: name }))
  const middles = tree.flatMap((top) =>
    top.children.map((middle) => ({ ...middle, path: `${top.name} › ${middle.name}` })),
  )
  if (level === 'subcategory') return middles.map(({ id, path }) => ({ id, path }))
  return middles.flatMap((middle) =>
    middle.children.map(({ id, name }) => ({ id, path: `${middle.path} › ${name}` })),
  )
}
