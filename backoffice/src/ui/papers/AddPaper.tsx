import { papers, shared } from '@botika/common/messages/office'
import type { Paper } from '@botika/common/papers/endpoints'
import { PAPER_KINDS, PAPER_NAMES, type PaperKind } from '@botika/common/papers/kinds'
import { ENDING_KINDS } from '@botika/common/papers/rules'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin'
import { useTranslations } from '../../lib/language/useTranslations'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { sentence } from '../format'

interface AddPaperProps {
  place?: { pharmacy_id: number } | { preregister_id: number }
  before?: Paper
}

const FIELDS = ['kind', 'holder_name', 'number', 'expires_on', 'file']
const TITLE = { fontWeight: 800 }
const ACTIONS = { p: 3, pt: 1, pb: 'calc(24px + env(safe-area-inset-bottom))' }
const FILES = 'image/jpeg,image/png,image/webp,application/pdf'

export function AddPaper({ before, ...about }: AddPaperProps) {
  const t = useTranslations()
  const [isOpen, setIsOpen] = useState(false)
  const label = t(!before ? papers.add : before.status === 'returned' ? papers.addAgain : papers.renew)
  return (
    <>
      <Button
        variant={before ? 'outlined' : 'contained'}
        aria-label={before && `${label}: ${t(PAPER_NAMES[before.kind])}, ${before.number}`}
        onClick={() => setIsOpen(true)}
        sx={{ justifySelf: 'start' }}
      >
        {label}
      </Button>
      {isOpen && (
        <Form {...about} {...(before && { before })} title={label} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

function useAdding(onClose: () => void) {
  const t = useTranslations()
  const provider = useDataProvider<BotikaDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Parameters<typeof provider.call<typeof CALLS.papers.add>>[1]['body']) =>
      provider.call(CALLS.papers.add, { body }),
    onSuccess: () => {
      notify(t(papers.wasAdded), { type: 'success' })
      refresh()
      onClose()
    },
    onError: (problem: HttpError) => {
      const fields =
        (problem.body as { errors?: Record<string, string | string[]> } | undefined)?.errors ?? {}
      setErrors(
        Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text].flat()[0] ?? ''])),
      )
      if (!Object.keys(fields).some((name) => FIELDS.includes(name)))
        notify(problem.message, { type: 'error' })
    },
  })
  return { errors, mutate, isPending }
}

function Form({ place, before, title, onClose }: AddPaperProps & { title: string; onClose: () => void }) {
  const t = useTranslations()
  const [kind, setKind] = useState<PaperKind>(before?.kind ?? 'fda_licence')
  const { errors, mutate, isPending } = useAdding(onClose)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = new FormData(event.currentTarget)
    const textOf = (name: string) => String(form.get(name) ?? '').trim()
    const file = form.get('file')
    mutate({
      ...place,
      kind,
      number: textOf('number'),
      expires_on: textOf('expires_on') || null,
      ...(kind === 'prc_card' && { holder_name: textOf('holder_name') }),
      // a renewal stays tied to whom the card before it is tied to
      ...(kind === 'prc_card' &&
        before?.holder_counts &&
        before.holder_id && { holder_id: before.holder_id }),
      ...(file instanceof File && file.size > 0 && { file }),
    })
  }
  const field = (name: string) => ({
    name,
    fullWidth: true,
    error: name in errors,
    helperText: errors[name],
  })
  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="add-paper"
    >
      <form onSubmit={send} noValidate>
        <DialogTitle id="add-paper" sx={TITLE}>
          {title}
        </DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            <TextField
              {...field('kind')}
              select
              label={t(papers.kind)}
              value={kind}
              onChange={(event) => setKind(event.target.value as PaperKind)}
            >
              {PAPER_KINDS.map((one) => (
                <MenuItem key={one} value={one}>
                  {sentence(t(PAPER_NAMES[one]))}
                </MenuItem>
              ))}
            </TextField>
            {kind === 'prc_card' && (
              <TextField
                {...field('holder_name')}
                label={t(papers.holderName)}
                autoComplete="off"
                defaultValue={before?.holder_name ?? ''}
              />
            )}
            <TextField
              {...field('number')}
              label={t(papers.number)}
              defaultValue={before?.number ?? ''}
              slotProps={{ htmlInput: { maxLength: 60 } }}
            />
            <TextField
              {...field('expires_on')}
              type="date"
              label={t(papers.expiresOn)}
              helperText={
                errors['expires_on'] ?? (ENDING_KINDS.includes(kind) ? undefined : t(papers.withoutEnd))
              }
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <TextField
              {...field('file')}
              type="file"
              label={t(papers.file)}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept: FILES } }}
            />
          </Box>
        </DialogContent>
        <DialogActions sx={ACTIONS}>
          <Button onClick={onClose} disabled={isPending}>
            {t(shared.back)}
          </Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {title}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
