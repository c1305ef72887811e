import { Box, Typography } from '@mui/material'
import { unbroken } from '../../ui/format'

interface ChangeListProps {
  label: string
  rows: readonly { id: number; name: string; from: string; to: string; doubt?: string | null | undefined }[]
}

export const ChangeList = ({ label, rows }: ChangeListProps) => (
  <Box
    component="ul"
    aria-label={label}
    tabIndex={0}
    sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: 280, overflowY: 'auto' }}
  >
    {rows.map(({ id, name, from, to, doubt }) => (
      <Box
        component="li"
        key={id}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 0.5, alignItems: 'baseline' }}
      >
        <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{unbroken(name)}</Typography>
        <Typography component="del" variant="body2" color="textSecondary">
          {from}
        </Typography>
        <Typography component="ins" sx={{ fontWeight: 700, textDecoration: 'none' }}>
          {to}
        </Typography>
        {doubt && (
          <Typography variant="body2" color="warning" sx={{ flexBasis: '100%' }}>
            {doubt}
          </Typography>
        )}
      </Box>
    ))}
  </Box>
)
