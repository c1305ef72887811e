import pg from 'pg'
import type { Queryable } from '../db/client'
import { build, rowsOf, sql } from '../db/query'

/** A table as a backup holds it: without its generated columns, which follow from the others. */
export interface TableShape {
  name: string
  columns: string[]
  order: string
}

const OURS = sql`c.relnamespace = current_schema()::regnamespace
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`

export const tablesOf = (on: Queryable): Promise<TableShape[]> =>
  rowsOf(
    on,
    build
      .selectFrom(
        sql<TableShape>`(
          select c.relname::text as name,
            (select json_agg(a.attname order by a.attnum) from pg_attribute a
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
            coalesce((select string_agg(format('%I%s', a.attname, case when a.attcollation <> 0 then ' collate "C"' end), ', ' order by k.n)
              from pg_index i cross join unnest(i.indkey::int2[]) with ordinality as k(attnum, n)
                join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
              where i.indrelid = c.oid and i.indisprimary), format('%I::text collate "C"', c.relname)) as "order"
          from pg_class c where c.relkind = 'r' and ${OURS} order by c.relname)`.as('found'),
      )
      .selectAll(),
  )

export interface Sequence {
  name: string
  last: number
}

/** Sequences that gave a number already. They run ahead of any snapshot, so no number is given twice. */
export const sequencesOf = (on: Queryable): Promise<Sequence[]> =>
  rowsOf(
    on,
    build
      .selectFrom(
        sql<Sequence>`(select sequencename::text as name, last_value as last from pg_sequences
          where schemaname = current_schema() and last_value is not null order by 1)`.as('found'),
      )
      .selectAll(),
  )

interface Undoable {
  away: string
  back: string
}

/**
 * What a table's owner may drop while it is filled: foreign keys are checked when they come back, all rows at once, so
 * that tables come in any order; indexes are built sooner than kept.
 */
export const guardsOf = (on: Queryable): Promise<Undoable[]> =>
  rowsOf(
    on,
    build
      .selectFrom(
        sql<Undoable>`(
          select format('alter table %I drop constraint %I', c.relname, k.conname) as away,
            format('alter table %I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) as back
          from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and ${OURS}
          union all
          select distinct format('alter table %I disable trigger user', c.relname), format('alter table %I enable trigger user', c.relname)
          from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and ${OURS}
          union all
          select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
          from pg_index i join pg_class c on c.oid = i.indrelid
          where ${OURS} and not exists (select from pg_constraint where conindid = i.indexrelid))`.as(
          'found',
        ),
      )
      .selectAll(),
  )

/** Statements that leave nothing of the shop in the database: no table, no function but those of extensions. */
export const dropsOf = async (on: Queryable): Promise<string[]> =>
  (
    await rowsOf(
      on,
      build
        .selectFrom(
          sql<{ drop: string }>`(
            select format('drop table if exists %I cascade', c.relname) as drop, 1 as turn from pg_class c where c.relkind = 'r' and ${OURS}
            union all
            select format('drop function if exists %s cascade', c.oid::regprocedure), 2 from pg_proc c
            where c.pronamespace = current_schema()::regnamespace
              and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
            union all select 'drop schema if exists drizzle cascade', 3
            order by turn)`.as('found'),
        )
        .select('drop'),
    )
  ).map(({ drop }) => drop)

const listed = (columns: string[]) => columns.map((column) => pg.escapeIdentifier(column)).join(', ')

export const copyOutOf = ({ name, columns, order }: TableShape): string =>
  `copy (select ${listed(columns)} from ${pg.escapeIdentifier(name)} order by ${order}) to stdout`

export const copyInto = ({ name, columns }: TableShape): string =>
  `copy ${pg.escapeIdentifier(name)} (${listed(columns)}) from stdin`

/** So that values are written alike on every server, and nothing is given up for taking long. */
export const PLAIN_SETTINGS = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'iso_8601';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`
