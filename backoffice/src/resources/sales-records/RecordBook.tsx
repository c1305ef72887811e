import { shared, trade } from '@botika/common/messages/office'
import {
  Box,
  Card,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useWords } from '../../lib/language/useWords'
import { useIsPhone } from '../../ui/useIsPhone'
import { day, pesos, unbroken } from '../../ui/words'
import { AMOUNTS, ID_TYPES, type RecordBookProps, type Sums } from './record'
import { RecordCards } from './RecordCards'

/** The book's lines as they are kept, with the month's sums below. */
export function RecordBook(props: RecordBookProps) {
  return useIsPhone() ? <RecordCards {...props} /> : <RecordTable {...props} />
}

function RecordTable({ records, sums, isAdmin }: RecordBookProps) {
  const t = useWords()
  return (
    <Card>
      <Box role="region" aria-label={t(shared.salesRecordBook)} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={{ '& .MuiTableCell-root': { px: 1 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t(trade.sold)}</TableCell>
              <TableCell>{t(trade.holder)}</TableCell>
              <TableCell>{t(shared.product)}</TableCell>
              <TableCell align="right">{t(trade.units)}</TableCell>
              {AMOUNTS.map(({ field, heading }) => (
                <TableCell key={field} align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {t(heading)}
                </TableCell>
              ))}
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
                  {isAdmin && (
                    <Typography
                      variant="body2"
                      color="textSecondary"
                      className="row-bounded"
                      sx={{ whiteSpace: 'normal' }}
                    >
                      {record.pharmacy_name}
                    </Typography>
                  )}
                </TableCell>
                <TableCell>
                  <span className="row-bounded">{record.holder_name}</span>
                  <Typography variant="body2" color="textSecondary">
                    {t(ID_TYPES[record.id_type])}{' '}
                    <span style={{ whiteSpace: 'nowrap' }}>{record.id_number}</span>
                  </Typography>
                </TableCell>
                <TableCell sx={{ minWidth: 140 }}>
                  <span className="row-bounded">{unbroken(record.generic_name ?? record.product_name)}</span>
                  {record.generic_name && (
                    <Typography variant="body2" color="textSecondary" className="row-bounded">
                      {unbroken(record.product_name)}
                    </Typography>
                  )}
                </TableCell>
                <Amounts of={record} />
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow sx={{ '& .MuiTableCell-root': { fontWeight: 800, color: 'text.primary' } }}>
              <TableCell colSpan={3} component="th" scope="row">
                {t(trade.theWholeMonth)}
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
      {AMOUNTS.map(({ field }) => (
        <TableCell key={field} align="right" sx={{ whiteSpace: 'nowrap' }}>
          {pesos(of[field])}
        </TableCell>
      ))}
    </>
  )
}
