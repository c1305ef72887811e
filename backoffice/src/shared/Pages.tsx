import { PAGE_SIZES } from '@botika/common/http/page-numbers'
import TablePagination from '@mui/material/TablePagination'
import { useListContext } from 'react-admin'
import { useWords } from './language/useWords'

const PAGE_WORDS = {
  first: 'First page',
  last: 'Last page',
  next: 'Next page',
  previous: 'Previous page',
} as const

/** Paging in the specification's sizes. */
export function Pages() {
  const { page, perPage, total, setPage, setPerPage } = useListContext()
  const t = useWords()
  if (!total) return null
  return (
    <TablePagination
      component="nav"
      aria-label={t('Pages')}
      count={total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={[...PAGE_SIZES]}
      onPageChange={(_, next) => setPage(next + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
      labelRowsPerPage={t('View by')}
      labelDisplayedRows={({ from, to, count }) => t('{from}–{to} of {count}', { from, to, count })}
      getItemAriaLabel={(type) => t(PAGE_WORDS[type])}
      sx={{ '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', px: 0 } }}
    />
  )
}
