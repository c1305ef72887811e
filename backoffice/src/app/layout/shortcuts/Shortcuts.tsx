import * as shell from '@botika/common/messages/office/shell'
import * as shared from '@botika/common/messages/office/shared'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useCallback, useState } from 'react'
import { useStore } from 'react-admin'
import { useTranslations } from '../../../lib/language/useTranslations'
import type { Shortcut } from './keys'
import { useShortcuts } from './useShortcuts'

export function Shortcuts({ own }: { own: readonly Shortcut[] }) {
  const t = useTranslations()
  const [isWanted, setIsWanted] = useStore('shortcuts', true)
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  useShortcuts(own, isWanted, open)
  const close = () => setIsOpen(false)
  return (
    <Dialog open={isOpen} onClose={close} fullWidth maxWidth="xs" aria-labelledby="shortcuts">
      <DialogTitle id="shortcuts" sx={{ fontWeight: 800 }}>
        {t(shell.keyboard)}
      </DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: '96px 1fr' }}>
          {own.map(({ keys, description }) => (
            <Box key={keys.join(' ')} sx={{ display: 'contents' }}>
              <Box component="dt">
                {keys.map((key) => (
                  <Box
                    component="kbd"
                    key={key}
                    sx={{
                      display: 'inline-block',
                      minWidth: 28,
                      mr: 0.5,
                      px: 0.75,
                      textAlign: 'center',
                      font: 'inherit',
                      fontWeight: 700,
                      borderRadius: '6px',
                      bgcolor: 'house.surface2',
                      border: 1,
                      borderColor: 'house.lineStrong',
                    }}
                  >
                    {key}
                  </Box>
                ))}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {t(description)}
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          sx={{ mt: 2 }}
          control={<Switch checked={isWanted} onChange={(_, is) => setIsWanted(is)} />}
          label={t(shell.singleKeysDoSomething)}
        />
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 0 }}>
        <Button variant="contained" onClick={close}>
          {t(shared.close)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
