import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/catalogue'
import type { Arrangement, CategoryLevel, TreeNode } from '@botika/common/category-tree/endpoints'
import { Problem } from '@botika/common/http/problem'
import { plain } from '@botika/common/products/words'
import type { AuditService, Person } from '../../platform'
import type { Prescriptions } from '../medicines/prescription-repository'
import type { CategoryTreeRepository, Held, NodeRow, Tx } from './repository'

interface Needs {
  repository: CategoryTreeRepository
  audit: AuditService
  prescriptions: Prescriptions
}

interface Asked {
  level: CategoryLevel
  id: number
  dry_run: boolean
}

const RESOURCES = {
  category: 'categories',
  subcategory: 'subcategories',
  subsubcategory: 'subsubcategories',
} as const
const ABOVE = { subcategory: 'category', subsubcategory: 'subcategory' } as const

class DryRun extends Error {
  constructor(readonly told: Arrangement) {
    super('only asked')
  }
}

const isSameName = (one: Held, other: Held) => plain(one.name) === plain(other.name)

const nodeOf = ({ id, name, position, products_count, live_count }: NodeRow) => ({
  id,
  name,
  position,
  products_count,
  live_count,
})

async function held(
  repository: CategoryTreeRepository,
  tx: Tx,
  level: CategoryLevel,
  id: number,
  field?: string,
): Promise<Held> {
  const row = await repository.hold(tx, level, id)
  if (row) return row
  throw field
    ? Problem.invalidField(field, t(messages.thereIsNoSuchCategory2))
    : new Problem('not_found', phrase(messages.thereIsNoSuchCategory))
}

async function pathOf(
  repository: CategoryTreeRepository,
  tx: Tx,
  level: CategoryLevel,
  node: Held,
): Promise<string> {
  if (level === 'category' || node.parent_id === null) return node.name
  const above = await held(repository, tx, ABOVE[level], node.parent_id)
  return `${await pathOf(repository, tx, ABOVE[level], above)} › ${node.name}`
}

const childrenOf = (
  repository: CategoryTreeRepository,
  tx: Tx,
  level: CategoryLevel,
  id: number,
): Promise<Held[]> => (level === 'subsubcategory' ? Promise.resolve([]) : repository.below(tx, level, id))

async function mergeInto(
  repository: CategoryTreeRepository,
  tx: Tx,
  level: CategoryLevel,
  from: Held,
  into: Held,
): Promise<void> {
  if (level !== 'subsubcategory') {
    const under = level === 'category' ? 'subcategory' : 'subsubcategory'
    const there = await childrenOf(repository, tx, level, into.id)
    for (const child of await childrenOf(repository, tx, level, from.id)) {
      const twin = there.find((one) => isSameName(one, child))
      if (twin) await mergeInto(repository, tx, under, child, twin)
      else await repository.reparent(tx, under, child.id, into.id)
    }
  }
  await repository.moveProducts(tx, level, from.id, into.id)
  if (level === 'category') await repository.movePromotions(tx, from.id, into.id)
  await repository.remove(tx, level, from.id, into.id)
}

async function readTree(repository: CategoryTreeRepository): Promise<TreeNode[]> {
  const [tops, middles, bottoms] = await Promise.all([
    repository.level('category'),
    repository.level('subcategory'),
    repository.level('subsubcategory'),
  ])
  const under = (rows: NodeRow[], id: number) => rows.filter(({ parent_id }) => parent_id === id)
  return tops.map((top) => ({
    ...nodeOf(top),
    children: under(middles, top.id).map((middle) => ({
      ...nodeOf(middle),
      children: under(bottoms, middle.id).map(nodeOf),
    })),
  }))
}

export function categoryTreeService({ repository, audit, prescriptions }: Needs) {
  async function arrange(
    person: Person | null,
    asked: Asked,
    work: (tx: Tx) => Promise<Arrangement>,
  ): Promise<Arrangement> {
    try {
      return await repository.transaction(async (tx) => {
        await repository.takeTurn(tx)
        const told = await work(tx)
        await prescriptions.raiseInCategory(tx.sql, {
          userId: person?.id ?? null,
          pharmacyId: person?.pharmacyId ?? null,
        })
        if (asked.dry_run) throw new DryRun({ ...told, is_done: false })
        return told
      })
    } catch (error) {
      if (error instanceof DryRun) return error.told
      throw error
    }
  }

  return {
    tree: () => readTree(repository),

    move: (
      person: Person | null,
      asked: Asked & { level: 'subcategory' | 'subsubcategory'; parent_id: number },
    ) =>
      arrange(person, asked, async (tx) => {
        const { level, id, parent_id: parentId } = asked
        const above = ABOVE[level]
        const node = await held(repository, tx, level, id)
        const parent = await held(repository, tx, above, parentId, 'parent_id')
        if (node.parent_id === parentId) throw Problem.invalidField('parent_id', t(messages.itIsThereAlready))
        const twin = (await childrenOf(repository, tx, above, parentId)).find((one) => isSameName(one, node))
        if (twin)
          throw new Problem(
            'already_exists',
            phrase(messages.parentHasNameAlreadyMergeTheTwo, { parent: parent.name, name: twin.name }),
          )
        const from = await pathOf(repository, tx, level, node)
        await repository.reparent(tx, level, id, parentId)
        await repository.queueRefresh(tx, level, id)
        const to = await pathOf(repository, tx, level, { ...node, parent_id: parentId })
        const children = (await childrenOf(repository, tx, level, id)).map(({ name }) => ({
          name,
          merges: false,
        }))
        const products = await repository.productsIn(tx, level, id)
        await audit.record(tx, {
          person,
          action: 'move',
          resource: RESOURCES[level],
          recordId: id,
          changes: { place: { from, to }, products },
        })
        return { is_done: true, from, to, products_count: products, promotions_count: 0, children }
      }),

    merge: (person: Person | null, asked: Asked & { into_id: number }) =>
      arrange(person, asked, async (tx) => {
        const { level, id, into_id: intoId } = asked
        if (id === intoId) throw Problem.invalidField('into_id', t(messages.pleaseChooseAnotherOne))
        const from = await held(repository, tx, level, id)
        const into = await held(repository, tx, level, intoId, 'into_id')
        const [pathFrom, pathTo] = [
          await pathOf(repository, tx, level, from),
          await pathOf(repository, tx, level, into),
        ]
        const products = await repository.productsIn(tx, level, id)
        const promotions = level === 'category' ? await repository.promotionsOf(tx, id) : 0
        const there = await childrenOf(repository, tx, level, intoId)
        const children = (await childrenOf(repository, tx, level, id)).map((child) => ({
          name: child.name,
          merges: there.some((one) => isSameName(one, child)),
        }))
        await repository.queueRefresh(tx, level, id)
        await mergeInto(repository, tx, level, from, into)
        await audit.record(tx, {
          person,
          action: 'merge',
          resource: RESOURCES[level],
          recordId: id,
          changes: { place: { from: pathFrom, to: pathTo }, into_id: intoId, products, promotions },
        })
        return {
          is_done: true,
          from: pathFrom,
          to: pathTo,
          products_count: products,
          promotions_count: promotions,
          children,
        }
      }),
  }
}
export type CategoryTreeService = ReturnType<typeof categoryTreeService>
