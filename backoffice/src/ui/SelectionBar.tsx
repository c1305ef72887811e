import * as shared from '@botika/common/messages/office/shared'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import { useSelection } from './selection'
import { useTranslations } from '../lib/language/useTranslations'

export function SelectionBar({ children }: { children: ReactNode }) {
  const { selected, shown, total, clear, chooseEvery } = useSelection()
  const t = useTranslations()
  const notify = useNotify()
  const [isReading, setIsReading] = useState(false)
  if (selected.length === 0) return null

  async function every() {
    setIsReading(true)
    try {
      await chooseEvery()
    } catch (problem) {
      notify((problem as Error).message, { type: 'error' })
    } finally {
      setIsReading(false)
    }
  }
  return (
    <Paper
      component="section"
      aria-label={t(shared.chosenRows)}
      elevation={6}
      sx={{
        position: 'sticky',
        bottom: { xs: 'calc(68px + env(safe-area-inset-bottom))', md: 16 },
        zIndex: 6,
        mt: 2,
        p: 1.5,
        borderRadius: '16px',
        border: 1,
        borderColor: 'house.lineStrong',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
      }}
    >
      <Typography component="output" sx={{ fontWeight: 700, mr: 1, flex: { xs: '1 1 60%', md: 'none' } }}>
        {t(shared.countChosen, { count: selected.length })}
      </Typography>
      {selected.length >= shown.length && selected.length < total && (
        <Button loading={isReading} onClick={() => void every()}>
          {t(shared.chooseAllCount, { count: total })}
        </Button>
      )}
      {/* on a phone the actions share a line below, within the thumb's reach */}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          order: { xs: 1, md: 0 },
          width: { xs: 1, md: 'auto' },
          '& > .MuiButton-root': { flex: { xs: '1 1 auto', md: 'none' }, px: { xs: 1.5, md: 2.25 } },
        }}
      >
        {children}
      </Box>
      <Button onClick={clear} sx={{ ml: 'auto' }}>
        {t(shared.clearTheChoice)}
      </Button>
    </Paper>
  )
}
