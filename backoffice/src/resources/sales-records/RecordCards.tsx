import { trade } from '@botika/common/messages/office'
import { Box, Card, Typography } from '@mui/material'
import { Facts } from '../../ui/Facts'
import { useWords } from '../../lib/language/useWords'
import { day, pesos, unbroken } from '../../ui/words'
import { AMOUNTS, ID_TYPES, type RecordBookProps, type Sums } from './record'

/** The book on a phone: one card a line, the month's sums last. */
export function RecordCards({ records, sums, isAdmin }: RecordBookProps) {
  const t = useWords()
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
      {records.map((record) => (
        <Card component="li" key={record.id} sx={{ p: 2, display: 'grid', gap: 0.5 }}>
          <Typography sx={{ fontWeight: 700 }}>
            {unbroken(record.generic_name ?? record.product_name)}
          </Typography>
          {record.generic_name && (
            <Typography variant="body2" color="textSecondary">
              {unbroken(record.product_name)}
            </Typography>
          )}
          <Typography variant="body2">
            <Facts>
              {record.holder_name}
              {`${t(ID_TYPES[record.id_type])} ${record.id_number}`}
            </Facts>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <Facts>
              {day(record.sold_on)}
              {record.order_number}
              {isAdmin && record.pharmacy_name}
            </Facts>
          </Typography>
          <Amounts of={record} />
        </Card>
      ))}
      <Card component="li" sx={{ p: 2 }}>
        <Typography sx={{ fontWeight: 800 }}>{t(trade.theWholeMonth)}</Typography>
        <Amounts of={sums} />
      </Card>
    </Box>
  )
}

function Amounts({ of }: { of: Sums }) {
  const t = useWords()
  const pairs = [
    [t(trade.units), of.units.toLocaleString('en-PH')],
    ...AMOUNTS.map(({ field, heading }) => [t(heading), pesos(of[field])] as const),
  ] as const
  return (
    <Box
      component="dl"
      sx={{ m: 0, mt: 0.5, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.25 }}
    >
      {pairs.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right', fontWeight: 600 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
