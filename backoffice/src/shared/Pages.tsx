import { PAGE_SIZES } from '@botika/common/http/page-numbers'
import TablePagination from '@mui/material/TablePagination'
import { useListContext } from 'react-admin'

/** Paging in the specification's sizes. */
export function Pages() {
  const { page, perPage, total, setPage, setPerPage } = useListContext()
  if (!total) return null
  return (
    <TablePagination
      component="nav"
      aria-label="Pages"
      count={total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={[...PAGE_SIZES]}
      onPageChange={(_, next) => setPage(next + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
      labelRowsPerPage="View by"
      sx={{ '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', px: 0 } }}
    />
  )
}
