import * as shared from '@botika/common/messages/office/shared'
import DoneIcon from '@mui/icons-material/CheckCircleOutlined'
import RefusedIcon from '@mui/icons-material/ErrorOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Outcome } from '../lib/run-each'
import { useTranslations } from '../lib/language/useTranslations'

interface OutcomeListProps<T> {
  title?: string | undefined
  outcomes: readonly Outcome<T>[]
  nameOf: (item: T) => string
}

export function OutcomeList<T>({ title, outcomes, nameOf }: OutcomeListProps<T>) {
  const t = useTranslations()
  const sorted = [...outcomes].sort(
    (one, other) => Number(one.problem === null) - Number(other.problem === null),
  )
  return (
    <Box>
      {title !== undefined && (
        <Typography component="output" sx={{ fontWeight: 700, display: 'block', mb: 0.5 }}>
          {title}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: 320, overflowY: 'auto' }}
        tabIndex={0}
      >
        {sorted.map(({ item, problem }, at) => (
          <Box component="li" key={at} sx={{ display: 'flex', gap: 1, py: 0.75 }}>
            {problem === null ? (
              <DoneIcon fontSize="small" color="success" titleAccess={t(shared.done)} />
            ) : (
              <RefusedIcon fontSize="small" color="warning" titleAccess={t(shared.notDone)} />
            )}
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {nameOf(item)}
              {problem !== null && (
                <Typography component="span" color="textSecondary" sx={{ display: 'block' }}>
                  {problem}
                </Typography>
              )}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
