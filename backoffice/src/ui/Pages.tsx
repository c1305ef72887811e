import * as shared from '@botika/common/messages/office/shared'
import { PAGE_SIZES } from '@botika/common/http/page-numbers'
import TablePagination, { type LabelDisplayedRowsArgs } from '@mui/material/TablePagination'
import { useContext } from 'react'
import { useListContext } from 'react-admin'
import { WholeList } from './useFirstRows'
import { useTranslations } from '../lib/language/useTranslations'

const BUTTON_LABELS = {
  first: shared.firstPage,
  last: shared.lastPage,
  next: shared.nextPage,
  previous: shared.previousPage,
} as const

function usePaginationLabels() {
  const t = useTranslations()
  return {
    'aria-label': t(shared.pages),
    labelRowsPerPage: t(shared.viewBy),
    labelDisplayedRows: ({ from, to, count }: LabelDisplayedRowsArgs) =>
      t(shared.fromToOfCount, { from, to, count }),
    getItemAriaLabel: (type: keyof typeof BUTTON_LABELS) => t(BUTTON_LABELS[type]),
  }
}

interface PageLinksProps {
  total: number
  page: number
  perPage: number
  onPage: (page: number) => void
}

export function PageLinks({ total, page, perPage, onPage }: PageLinksProps) {
  return (
    <TablePagination
      component="nav"
      {...usePaginationLabels()}
      count={total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={[perPage]}
      onPageChange={(_, next) => onPage(next + 1)}
    />
  )
}

export function Pages() {
  const { page, perPage, total, setPage, setPerPage } = useListContext()
  const paginationLabels = usePaginationLabels()
  const isWhole = useContext(WholeList)
  if (!total || !isWhole) return null
  return (
    <TablePagination
      component="nav"
      {...paginationLabels}
      count={total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={[...PAGE_SIZES]}
      onPageChange={(_, next) => setPage(next + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
    />
  )
}
