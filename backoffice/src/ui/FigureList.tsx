import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

export const FigureList = ({ figures }: { figures: readonly (readonly [name: string, value: string])[] }) => (
  <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.25 }}>
    {figures.map(([name, value]) => (
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
