import * as shared from '@botika/common/messages/office/shared'
import Checkbox from '@mui/material/Checkbox'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { type Identifier, type RaRecord, useDataProvider, useListContext } from 'react-admin'
import { useTranslations } from '../lib/language/useTranslations'

interface Selection {
  selected: readonly RaRecord[]
  shown: readonly RaRecord[]
  toggle: (id: Identifier) => void
  toggleAll: () => void
  total: number
  chooseEvery: () => Promise<void>
  clear: () => void
}

const MOST_CHOSEN = 1_000
const READ_TOGETHER = 100

const SelectionContext = createContext<Selection | null>(null)

interface Chosen {
  view: string
  ids: ReadonlySet<Identifier>
  others: readonly RaRecord[]
}

export function SelectionProvider({ children }: { children: ReactNode }) {
  const { data, filterValues, page, perPage, total = 0, resource, sort } = useListContext()
  const provider = useDataProvider()
  const view = JSON.stringify([filterValues, page, perPage])
  const [chosen, setChosen] = useState<Chosen>({ view, ids: new Set(), others: [] })
  const value = useMemo<Selection>(() => {
    const shown = data ?? []
    const ids = chosen.view === view ? chosen.ids : new Set<Identifier>()
    const others = chosen.view === view ? chosen.others : []
    const choose = (next: Set<Identifier>) => setChosen({ view, ids: next, others })
    const selected = [...shown, ...others].filter(({ id }) => ids.has(id))
    return {
      selected,
      shown,
      toggle(id) {
        const next = new Set(ids)
        if (!next.delete(id)) next.add(id)
        choose(next)
      },
      toggleAll: () => choose(new Set(selected.length >= shown.length ? [] : shown.map(({ id }) => id))),
      total: Math.min(total, MOST_CHOSEN),
      async chooseEvery() {
        const pages = Math.ceil(Math.min(total, MOST_CHOSEN) / READ_TOGETHER)
        const all: RaRecord[] = []
        for (let at = 1; at <= pages; at++) {
          const pagination = { page: at, perPage: READ_TOGETHER }
          all.push(...(await provider.getList(resource, { pagination, sort, filter: filterValues })).data)
        }
        const isShown = new Set(shown.map(({ id }) => id))
        setChosen({
          view,
          ids: new Set(all.map(({ id }) => id)),
          others: all.filter(({ id }) => !isShown.has(id)),
        })
      },
      clear: () => choose(new Set()),
    }
  }, [data, chosen, view, total, resource, sort, filterValues, provider])
  return <SelectionContext value={value}>{children}</SelectionContext>
}

export function useSelection(): Selection {
  const selection = useContext(SelectionContext)
  if (!selection) throw new Error('There is no SelectionProvider here')
  return selection
}

export function RowCheckbox({ id, name }: { id: Identifier; name: string }) {
  const { selected, toggle } = useSelection()
  const t = useTranslations()
  return (
    <Checkbox
      checked={selected.some((one) => one.id === id)}
      onChange={() => toggle(id)}
      slotProps={{ input: { 'aria-label': t(shared.chooseName, { name }) } }}
      sx={{ m: -1 }}
    />
  )
}

export function AllCheckbox() {
  const { selected, shown, toggleAll } = useSelection()
  const t = useTranslations()
  const isAll = shown.length > 0 && selected.length >= shown.length
  const isSome = selected.length > 0 && !isAll
  return (
    <Checkbox
      checked={isAll}
      indeterminate={isSome}
      onChange={toggleAll}
      slotProps={{
        input: {
          'aria-label': t(shared.chooseAllOnThisPage),
          // MUI draws it and tells screen readers; the box itself has to know as well
          ref: (input: HTMLInputElement | null) => {
            if (input) input.indeterminate = isSome
          },
        },
      }}
      sx={{ m: -1 }}
    />
  )
}
