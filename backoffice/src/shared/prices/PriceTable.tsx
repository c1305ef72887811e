import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useWords } from '../language/useWords'
import { NOTHING, pesos } from '../words'
import type { Prices } from './prices'

interface PriceTableProps {
  label: string
  rows: readonly { name: string; prices: Prices }[]
}

/** Regular, promotion and lawful price of one piece, side by side. */
export function PriceTable({ label, rows }: PriceTableProps) {
  const t = useWords()
  const isByPromotion = rows.some(({ prices }) => prices.lawful !== null && prices.lawfulBy === 'promotion')
  // a page about one product has said its name
  const isOne = rows.length === 1
  return (
    <>
      <Box component="section" aria-label={t(label)} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={{ '& .MuiTableCell-root': { px: { xs: 0.75, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              {isOne ? null : <TableCell>{t('Product')}</TableCell>}
              <TableCell align={isOne ? 'left' : 'right'}>{t('Regular')}</TableCell>
              <TableCell align="right">{t('Promotion')}</TableCell>
              <TableCell align="right">{t('Senior or PWD')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ name, prices }) => (
              <TableRow key={name}>
                {isOne ? null : (
                  <TableCell component="th" scope="row" sx={{ minWidth: 120 }}>
                    {name}
                  </TableCell>
                )}
                <TableCell align={isOne ? 'left' : 'right'}>{pesos(prices.regular)}</TableCell>
                <TableCell align="right" sx={{ fontWeight: 700 }}>
                  {pesos(prices.promotion)}
                </TableCell>
                <TableCell align="right">
                  {prices.lawful === null ? NOTHING : pesos(prices.lawful)}
                  {prices.lawful !== null && prices.lawfulBy === 'promotion' && ' *'}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t(
          'For one piece. Holders of an ID get the lower of the lawful price and the promotion, never both.',
        )}
        {isByPromotion &&
          ` ${t('* The promotion is lower than the lawful price, so it counts, without VAT.')}`}
      </Typography>
    </>
  )
}
