import * as records from '@botika/common/messages/office/records'
import { expected } from '@botika/common/expected'
import { useResourceContext } from 'react-admin'
import { useTranslations } from '../../lib/language/useTranslations'
import { useUndoNotice } from '../../ui/undo'
import { usePreference } from '../../provider/preferences/usePreference'

type Plain = string | number | boolean | null

export interface SavedFilter {
  name: string
  filter: Record<string, Plain | Plain[]>
}

const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === 'object' && value !== null && 'name' in value && 'filter' in value

export function useSavedFilters() {
  const resource = useResourceContext() ?? ''
  const { value, isBusy, keep } = usePreference(`filters.${resource}`)
  const offerUndo = useUndoNotice()
  const t = useTranslations()
  const saved = Array.isArray(value) ? (value as unknown[]).filter(isSaved) : []
  const write = (filters: readonly SavedFilter[]) =>
    keep(filters.map(({ name, filter }) => ({ name, filter })))
  const undo = () => void write(saved).catch(expected('The error is shown already'))

  return {
    saved,
    isBusy,
    async keep(filter: SavedFilter) {
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
