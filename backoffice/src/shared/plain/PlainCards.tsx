import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import { useWords } from '../language/useWords'
import { FieldValue } from './FieldValue'
import type { RowsProps } from './PlainTable'
import { RecordLink } from './RecordLink'

/** The same on a phone: one card a record. */
export function PlainCards({ fields, nameOf }: RowsProps) {
  const { data = [] } = useListContext()
  const t = useWords()
  const others = fields.slice(1)
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
      {data.map((record) => (
        <Card component="li" key={record.id} sx={{ p: 2, display: 'grid', gap: 0.75 }}>
          <RecordLink record={record}>{nameOf(record)}</RecordLink>
          {others.map((field) => (
            <Box
              key={field.source}
              // a date in a mark goes below its label before it is cut
              sx={{
                display: 'flex',
                columnGap: 1,
                alignItems: 'baseline',
                flexWrap: field.kind === 'publication' ? 'wrap' : 'nowrap',
              }}
            >
              <Typography component="span" variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
                {t(field.label)}
              </Typography>
              <Typography
                component="span"
                variant="body2"
                sx={{ ml: 'auto', minWidth: 0, textAlign: 'right' }}
              >
                <FieldValue field={field} record={record} />
              </Typography>
            </Box>
          ))}
        </Card>
      ))}
    </Box>
  )
}
