import { columnOf, type Entity, type RecordOf } from '@botika/common/entity/entity'
import type { Field, Fields as EntityFields } from '@botika/common/entity/fields'
import { toCentavos, toPesos } from '@botika/common/money'
import { type CollectionDefinition, type Row, same, sameText } from './definition'
import { sql } from '../db/query'
import { isoOrNull, stampsOf } from './present'
import { byStanding, isPublished } from './publication'
import { columnOfT } from './statements'

type Definition<F extends EntityFields> = CollectionDefinition<RecordOf<Entity<F>>>

interface Beyond<F extends EntityFields>
  extends
    Pick<
      Definition<F>,
      | 'always'
      | 'selects'
      | 'from'
      | 'visible'
      | 'alsoSearched'
      | 'filters'
      | 'isOpenNow'
      | 'settle'
      | 'taken'
    >,
    Partial<Pick<Definition<F>, 'columns' | 'hasNameSort' | 'order' | 'sorts'>> {
  worked?: (row: Row) => Record<string, unknown>
}

const HUNDREDTHS: readonly Field['kind'][] = ['money']
const MOMENTS: readonly Field['kind'][] = ['moment', 'publication']
const TEXTS: readonly Field['kind'][] = ['text', 'placePart']

const isInHundredths = ({ kind, isHundredths }: Field) => HUNDREDTHS.includes(kind) || isHundredths === true

export function collectionOf<F extends EntityFields>(
  entity: Entity<F>,
  { hasNameSort = false, worked, columns = {}, sorts = {}, filters = {}, ...beyond }: Beyond<F> = {},
): Definition<F> {
  const { fields } = entity
  const all = Object.entries<Field>(fields)
  const stored = all.filter(([, field]) => !field.isReadOnly && !field.isOnlySent)
  const answered = all.filter(([, field]) => !field.isOnlySent && field.kind !== 'distance')
  const [named = ''] = entity.nameFields
  const title = columnOf(fields, named)
  const byName = (name: string) =>
    columnOfT(hasNameSort && columnOf(fields, name) === title ? 'name_sort' : columnOf(fields, name))
  const hasPlace = all.some(([, { kind }]) => kind === 'distance')
  const hasPublication = all.some(([, { kind }]) => kind === 'publication')

  return {
    resource: entity.name,
    table: entity.table ?? entity.name.replaceAll('-', '_'),
    noun: entity.noun ?? entity.one,
    title,
    nameColumns: entity.nameFields.map((name) => columnOf(fields, name)),
    amounts: Object.fromEntries(
      stored
        .filter(([, field]) => isInHundredths(field))
        .map(([name, { kind }]) => [columnOf(fields, name), kind === 'money' ? 'pesos' : 'hundredths']),
    ),
    hasSlug: 'slug' in fields,
    hasNameSort,
    ...(entity.owner === undefined ? {} : { owner: entity.owner }),
    columns: {
      ...Object.fromEntries(
        stored.map(([name, field]) => {
          const column = columnOf(fields, name)
          return [
            name,
            isInHundredths(field) ? { column, keep: (pesos) => toCentavos(pesos as number) } : column,
          ]
        }),
      ),
      ...columns,
    },
    filters: {
      ...Object.fromEntries(
        all
          .filter(([, { isFilter }]) => isFilter)
          .map(([name, { kind }]) => [
            name,
            (TEXTS.includes(kind) ? sameText : same)(columnOfT(columnOf(fields, name))),
          ]),
      ),
      ...(hasPublication ? { standing: byStanding } : {}),
      ...filters,
    },
    order: sql`lower(${columnOfT(title)})`,
    sorts: {
      id: columnOfT('id'),
      ...Object.fromEntries(
        all.filter(([, { isSorted }]) => isSorted).map(([name]) => [name, sorts[name] ?? byName(name)]),
      ),
      created_at: columnOfT('created_at'),
      updated_at: columnOfT('updated_at'),
    },
    ...(hasPublication ? { visible: isPublished } : {}),
    ...(hasPlace ? { hasPlace } : {}),
    personal: stored.filter(([, { isPersonal }]) => isPersonal).map(([name]) => columnOf(fields, name)),
    present: (row) =>
      ({
        ...stampsOf(row),
        ...(typeof row['distance_km'] === 'number' ? { distance_km: row['distance_km'] } : {}),
        ...Object.fromEntries(
          answered.map(([name, field]) => [name, presented(field, row[columnOf(fields, name)])]),
        ),
        ...worked?.(row),
      }) as RecordOf<Entity<F>>,
    ...beyond,
  }
}

function presented(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return value
  if (isInHundredths(field)) return toPesos(value as number)
  return MOMENTS.includes(field.kind) ? isoOrNull(value) : value
}
