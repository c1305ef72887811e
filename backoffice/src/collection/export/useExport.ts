import { manilaDay } from '@botika/common/time'
import { useRef, useState } from 'react'
import { type RaRecord, useDataProvider, useListContext, useNotify, useResourceContext } from 'react-admin'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { saveAs } from '../../ui/csv'
import { type ExportColumn, headingLine, linesOf } from './sheet'

const PER_PAGE = 100

export interface ExportWish<T> {
  name: string
  columns: readonly ExportColumn<T>[]
  filter?: Readonly<Record<string, unknown>>
}

export function useExport<T extends RaRecord>({ name, columns, filter }: ExportWish<T>) {
  const { filterValues, sort, total } = useListContext<T>()
  const resource = useResourceContext() ?? ''
  const provider = useDataProvider<BotikaDataProvider>()
  const notify = useNotify()
  const [done, setDone] = useState<number | null>(null)
  const stopper = useRef<AbortController | null>(null)

  async function run() {
    const controller = new AbortController()
    stopper.current = controller
    setDone(0)
    try {
      const lines = [headingLine(columns)]
      // what is added meanwhile pushes rows on to the next page
      const written = new Set<T['id']>()
      for (let page = 1, isMore = true; isMore; page++) {
        const { data, pageInfo } = await provider.getList<T>(resource, {
          pagination: { page, perPage: PER_PAGE },
          sort,
          filter: { ...filterValues, ...filter },
          meta: { isExport: true },
          signal: controller.signal,
        })
        const fresh = data.filter(({ id }) => !written.has(id))
        for (const { id } of fresh) written.add(id)
        lines.push(linesOf(columns, fresh))
        setDone(written.size)
        isMore = pageInfo?.hasNextPage === true && data.length > 0
      }
      saveAs(`botika-${name}-${manilaDay()}.csv`, lines.join(''))
    } catch (error) {
      const { name: kind, message } = error as Error
      if (kind !== 'AbortError') notify(message, { type: 'error' })
    } finally {
      setDone(null)
    }
  }

  return { run: () => void run(), stop: () => stopper.current?.abort(), done, total }
}
