import * as z from 'zod'
import { flag, Id } from '../http/codecs'
import { endpoint } from '../http/endpoint'
import { categoryTreeCalls } from './calls'

export const CATEGORY_LEVELS = ['category', 'subcategory', 'subsubcategory'] as const
export type CategoryLevel = (typeof CATEGORY_LEVELS)[number]

const node = {
  id: z.number().int(),
  name: z.string(),
  position: z.number().int(),
  products_count: z.number().int(),
  /** Of them, those that shoppers see. */
  live_count: z.number().int(),
}
const Leaf = z.object(node)
const Branch = Leaf.extend({ children: z.array(Leaf) })
export const TreeNode = Leaf.extend({ children: z.array(Branch) })
export type TreeNode = z.infer<typeof TreeNode>

/** What a move or a merge changes; said before it is done, and done when it was not only asked. */
export const Arrangement = z.object({
  is_done: z.boolean(),
  /** `Vitamins › For children` */
  from: z.string(),
  to: z.string(),
  products_count: z.number().int(),
  promotions_count: z.number().int(),
  /** What lies below and goes along; `merges` where the target has one of the same name. */
  children: z.array(z.object({ name: z.string(), merges: z.boolean() })),
})
export type Arrangement = z.infer<typeof Arrangement>

const Asked = z.object({
  level: z.enum(CATEGORY_LEVELS),
  id: Id,
  /** True: only tell what would change. */
  dry_run: flag().default(false),
})

export const categoryTree = {
  read: endpoint({
    ...categoryTreeCalls.read,
    summary: 'All three levels with how much each holds',
    reply: z.object({ data: z.array(TreeNode) }),
  }),
  move: endpoint({
    ...categoryTreeCalls.move,
    summary: 'Put a subcategory under another category, or a sub-subcategory under another subcategory',
    body: Asked.extend({ level: z.enum(['subcategory', 'subsubcategory']), parent_id: Id }),
    reply: Arrangement,
  }),
  merge: endpoint({
    ...categoryTreeCalls.merge,
    summary: 'Put all that a category holds into another one of its level; the first one is gone then',
    body: Asked.extend({ into_id: Id }),
    reply: Arrangement,
  }),
}
