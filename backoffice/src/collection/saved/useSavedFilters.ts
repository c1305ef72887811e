import * as records from '@botika/common/messages/office/records'
import { expected } from '@botika/common/expected'
import { teamPrefix } from '@botika/common/preferences/calls'
import type { User } from '@botika/common/session/endpoints'
import { useBasename, useGetIdentity, useResourceContext } from 'react-admin'
import { useEffect, useRef } from 'react'
import { useTranslations } from '../../lib/language/useTranslations'
import { useUndoNotice } from '../../ui/undo'
import { usePreference } from '../../provider/preferences/usePreference'

type Plain = string | number | boolean | null

export interface SavedFilter {
  name: string
  filter: Record<string, Plain | Plain[]>
}

interface OwnFilter extends SavedFilter {
  isShared: boolean
}

const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === 'object' && value !== null && 'name' in value && 'filter' in value

const filtersOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]).filter(isSaved) : [])

export function useSavedFilters() {
  const resource = useResourceContext() ?? ''
  const { identity } = useGetIdentity()
  const isAdmin = useBasename() === '/admin'
  const pharmacyId = (identity as unknown as User | undefined)?.pharmacy_id ?? 0
  const mine = usePreference(`filters.${resource}`)
  const team = usePreference(`${teamPrefix(isAdmin ? null : pharmacyId)}filters.${resource}`)
  const offerUndo = useUndoNotice()
  const t = useTranslations()
  const saved: OwnFilter[] = [
    ...filtersOf(mine.value).map((one) => ({ ...one, isShared: false })),
    ...filtersOf(team.value).map((one) => ({ ...one, isShared: true })),
  ]
  async function write(filters: readonly OwnFilter[]) {
    for (const [place, isShared] of [[mine, false] as const, [team, true] as const]) {
      const next = filters
        .filter((one) => one.isShared === isShared)
        .map(({ name, filter }) => ({ name, filter }))
      if (JSON.stringify(next) !== JSON.stringify(filtersOf(place.value))) await place.keep(next)
    }
  }
  const restore = useRef(write)
  useEffect(() => {
    restore.current = write
  })
  const undo = () => void restore.current(saved).catch(expected('The error is shown already'))

  return {
    saved,
    others: team.shared.flatMap(({ value, by }) => filtersOf(value).map((one) => ({ ...one, by }))),
    isBusy: mine.isBusy || team.isBusy,
    async keep(filter: OwnFilter) {
      await write([...saved.filter(({ name }) => name !== filter.name), filter])
      offerUndo(t(records.nameIsKept, { name: filter.name }), undo)
    },
    async rename(name: string, to: string) {
      await write(saved.map((one) => (one.name === name ? { ...one, name: to } : one)))
      offerUndo(t(records.nameIsNowCalledOther, { name, other: to }), undo)
    },
    forget: (name: string) =>
      void write(saved.filter((one) => one.name !== name)).then(
        () => offerUndo(t(records.nameIsForgotten, { name }), undo),
        () => undefined,
      ),
  }
}
