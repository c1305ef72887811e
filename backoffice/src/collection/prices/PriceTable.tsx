import * as shared from '@botika/common/messages/office/shared'
import * as records from '@botika/common/messages/office/records'
import * as fields from '@botika/common/messages/office/fields'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { useTranslations } from '../../lib/language/useTranslations'
import { useIsPhone } from '../../ui/useIsPhone'
import { NOTHING, pesos, unbroken } from '../../ui/format'
import type { Prices } from './prices'

interface PriceTableProps {
  label: string
  rows: readonly { name: string; prices: Prices }[]
}

export function PriceTable({ label, rows }: PriceTableProps) {
  const t = useTranslations()
  const isByPromotion = rows.some(
    ({ prices }) => prices.lawful !== null && prices.statutoryBy === 'promotion',
  )
  const isOne = rows.length === 1
  const isStacked = useIsPhone() && !isOne
  const isFirst = isOne || isStacked
  return (
    <>
      <Box component="section" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={{ '& .MuiTableCell-root': { px: { xs: 0.75, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              {isFirst ? null : <TableCell>{t(shared.product)}</TableCell>}
              <TableCell align={isFirst ? 'left' : 'right'}>{t(records.regular)}</TableCell>
              <TableCell align="right">{t(fields.promotion)}</TableCell>
              <TableCell align="right">{t(records.seniorOrPWD)}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ name, prices }) => (
              <Fragment key={name}>
                {isStacked && (
                  <TableRow>
                    <TableCell
                      component="th"
                      scope="rowgroup"
                      colSpan={3}
                      sx={{ border: 0, pb: 0, fontWeight: 600 }}
                    >
                      {unbroken(name)}
                    </TableCell>
                  </TableRow>
                )}
                <TableRow>
                  {isFirst ? null : (
                    <TableCell component="th" scope="row" sx={{ minWidth: 120 }}>
                      {unbroken(name)}
                    </TableCell>
                  )}
                  <TableCell align={isFirst ? 'left' : 'right'}>{pesos(prices.regular)}</TableCell>
                  <TableCell align="right" sx={{ fontWeight: 700 }}>
                    {pesos(prices.promotion)}
                  </TableCell>
                  <TableCell align="right">
                    {prices.lawful === null ? NOTHING : pesos(prices.lawful)}
                    {prices.lawful !== null && prices.statutoryBy === 'promotion' && ' *'}
                  </TableCell>
                </TableRow>
              </Fragment>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t(records.forOnePackSeniorsAnd)}
        {isByPromotion && ` ${t(records.thePromotionIsLowerThan)}`}
      </Typography>
    </>
  )
}
