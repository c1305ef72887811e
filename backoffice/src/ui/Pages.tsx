import * as shared from '@botika/common/messages/office/shared'
import { PAGE_SIZES } from '@botika/common/http/page-numbers'
import TablePagination, { type LabelDisplayedRowsArgs } from '@mui/material/TablePagination'
import { useContext } from 'react'
import { useListContext } from 'react-admin'
import { WholeList } from './useFirstRows'
import { useWords } from '../lib/language/useWords'

const PAGE_WORDS = {
  first: shared.firstPage,
  last: shared.lastPage,
  next: shared.nextPage,
  previous: shared.previousPage,
} as const

export function usePageWords() {
  const t = useWords()
  return {
    'aria-label': t(shared.pages),
    labelRowsPerPage: t(shared.viewBy),
    labelDisplayedRows: ({ from, to, count }: LabelDisplayedRowsArgs) =>
      t(shared.fromToOfCount, { from, to, count }),
    getItemAriaLabel: (type: keyof typeof PAGE_WORDS) => t(PAGE_WORDS[type]),
  }
}

export function Pages() {
  const { page, perPage, total, setPage, setPerPage } = useListContext()
  const pageWords = usePageWords()
  const isWhole = useContext(WholeList)
  if (!total || !isWhole) return null
  return (
    <TablePagination
      component="nav"
      {...pageWords}
      count={total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={[...PAGE_SIZES]}
      onPageChange={(_, next) => setPage(next + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
    />
  )
}
