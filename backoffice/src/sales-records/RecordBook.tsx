import type { SalesRecord } from '@botika/common/sales-records/endpoints'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { day, pesos } from '../shared/words'

type Sums = Pick<SalesRecord, 'units' | 'gross' | 'net' | 'vat_removed' | 'discount' | 'paid'>

interface RecordBookProps {
  records: readonly SalesRecord[]
  /** Of the whole month, not of this page. */
  sums: Sums
  isAdmin: boolean
}

const ID_TYPES: Record<SalesRecord['id_type'], string> = { senior_citizen: 'Senior citizen', pwd: 'PWD' }
const AMOUNTS = ['gross', 'vat_removed', 'discount', 'paid'] as const

/** The book's lines as they are kept, with the month's sums below. */
export function RecordBook({ records, sums, isAdmin }: RecordBookProps) {
  return (
    <Card>
      <Box role="region" aria-label="Sales record book" tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Sold</TableCell>
              {isAdmin && <TableCell>Pharmacy</TableCell>}
              <TableCell>Holder</TableCell>
              <TableCell>Product</TableCell>
              <TableCell align="right">Units</TableCell>
              <TableCell align="right">Gross</TableCell>
              <TableCell align="right">VAT removed</TableCell>
              <TableCell align="right">Discount</TableCell>
              <TableCell align="right">Paid</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {records.map((record) => (
              <TableRow key={record.id}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  {day(record.sold_on)}
                  <Typography variant="body2" color="textSecondary">
                    {record.order_number}
                  </Typography>
                </TableCell>
                {isAdmin && <TableCell>{record.pharmacy_name}</TableCell>}
                <TableCell>
                  {record.holder_name}
                  <Typography variant="body2" color="textSecondary">
                    {ID_TYPES[record.id_type]} {record.id_number}
                  </Typography>
                </TableCell>
                <TableCell sx={{ minWidth: 140 }}>
                  {record.generic_name ?? record.product_name}
                  {record.generic_name && (
                    <Typography variant="body2" color="textSecondary">
                      {record.product_name}
                    </Typography>
                  )}
                </TableCell>
                <Amounts of={record} />
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow sx={{ '& .MuiTableCell-root': { fontWeight: 800, color: 'text.primary' } }}>
              <TableCell colSpan={isAdmin ? 4 : 3} component="th" scope="row">
                The whole month
              </TableCell>
              <Amounts of={sums} />
            </TableRow>
          </TableFooter>
        </Table>
      </Box>
    </Card>
  )
}

function Amounts({ of }: { of: Sums }) {
  return (
    <>
      <TableCell align="right">{of.units.toLocaleString('en-PH')}</TableCell>
      {AMOUNTS.map((name) => (
        <TableCell key={name} align="right" sx={{ whiteSpace: 'nowrap' }}>
          {pesos(of[name])}
        </TableCell>
      ))}
    </>
  )
}
