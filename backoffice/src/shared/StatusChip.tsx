import Chip from '@mui/material/Chip'
import { useTheme } from '@mui/material/styles'
import type { Palette } from '../brand/palette'
import { useWords } from './language/useWords'

export type Tone = 'brand' | 'good' | 'warn' | 'bad' | 'info' | 'quiet'

const INKS: Record<Tone, [ink: keyof Palette, ground: keyof Palette]> = {
  brand: ['onBrandSoft', 'brandSoft'],
  good: ['good', 'goodSoft'],
  warn: ['warn', 'warnSoft'],
  bad: ['bad', 'badSoft'],
  info: ['info', 'infoSoft'],
  quiet: ['text', 'surface2'],
}

/** A word with its colour; the word alone says it too. */
export function ToneChip({ tone, label }: { tone: Tone; label: string }) {
  const t = useWords()
  const { house } = useTheme().palette
  const [ink, ground] = INKS[tone]
  // what lies on its own kind of ground has an edge
  const edge = tone === 'quiet' ? { boxShadow: `inset 0 0 0 1px ${house.line}` } : {}
  return <Chip size="small" label={t(label)} sx={{ color: house[ink], bgcolor: house[ground], ...edge }} />
}
