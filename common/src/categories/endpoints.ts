import * as z from 'zod'
import { Id, IdParams, imageName, int, requiredText } from '../http/codecs'
import { collection, ListQuery } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { pageOf } from '../http/paging'
import { RecordFields, VersionField } from '../record'

const Named = RecordFields.extend({
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  position: z.number().int(),
  products_count: z.number().int(),
})

export const Subsubcategory = Named.extend({ subcategory_id: z.number().int() })
export const Subcategory = Named.extend({
  category_id: z.number().int(),
  subsubcategories: z.array(Subsubcategory).optional(),
})
export const Category = Named.extend({ subcategories: z.array(Subcategory).optional() })
export type Category = z.infer<typeof Category>
export type Subcategory = z.infer<typeof Subcategory>
export type Subsubcategory = z.infer<typeof Subsubcategory>

const fields = {
  name: requiredText(100),
  image: imageName().nullable().optional(),
  position: int().min(0).max(10_000).optional(),
}
const changes = <S extends z.ZodRawShape>(shape: S) => z.object(shape).partial().extend(VersionField.shape)

export const categories = {
  ...collection({
    name: 'categories',
    record: Category,
    fields: z.object(fields),
    changes: changes(fields),
    query: ListQuery,
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/categories/search',
    summary: 'Categories whose name matches a keyword',
    permission: 'categories.read',
    isPublicRead: true,
    query: ListQuery.extend({ keyword: requiredText(200) }),
    reply: pageOf(Category),
  }),
}

const subFields = { ...fields, category_id: Id }
export const subcategories = {
  ...collection({
    name: 'subcategories',
    record: Subcategory,
    fields: z.object(subFields),
    changes: changes(subFields),
    query: ListQuery.extend({ category_id: Id.optional() }),
  }),
  listByCategory: endpoint({
    method: 'GET',
    path: '/api/subcategories/category/:id',
    summary: 'Subcategories of one category',
    permission: 'subcategories.read',
    isPublicRead: true,
    params: IdParams,
    query: ListQuery,
    reply: pageOf(Subcategory),
  }),
}

const subsubFields = { ...fields, subcategory_id: Id }
export const subsubcategories = {
  ...collection({
    name: 'subsubcategories',
    record: Subsubcategory,
    fields: z.object(subsubFields),
    changes: changes(subsubFields),
    query: ListQuery.extend({ subcategory_id: Id.optional() }),
  }),
  listBySubcategory: endpoint({
    method: 'GET',
    path: '/api/subsubcategories/subcategory/:id',
    summary: 'Sub-subcategories of one subcategory',
    permission: 'subsubcategories.read',
    isPublicRead: true,
    params: IdParams,
    query: ListQuery,
    reply: pageOf(Subsubcategory),
  }),
}
