import { formatNumber } from '@botika/common/numbers/format-number'
import type { Label } from '@botika/common/messages/message'
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useRef, type RefObject, useEffect, useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslations } from '../lib/language/useTranslations'

const SLACK_PX = 4

function useHiddenEnds(tabs: RefObject<HTMLElement | null>): { start: boolean; end: boolean } {
  const [hidden, setHidden] = useState({ start: false, end: false })
  // looked at after each drawing: counts come later, and make tabs wider
  useEffect(() => {
    const row = tabs.current?.querySelector('.MuiTabs-scroller')
    if (!row) return
    const look = () => {
      const start = row.scrollLeft > SLACK_PX
      const end = row.scrollWidth - row.clientWidth - row.scrollLeft > SLACK_PX
      setHidden((before) => (before.start === start && before.end === end ? before : { start, end }))
    }
    look()
    row.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      row.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  })
  return hidden
}

export interface Tabs<T extends string = string> {
  label: Label
  names: Record<T, Label>
  emptyTexts: Record<Exclude<T, 'all'>, Label>
}

export const countsIn = (meta: unknown): Partial<Record<string, number>> =>
  (meta as { counts?: Record<string, number> } | undefined)?.counts ?? {}

export function StatusTabs({ label, names }: Pick<Tabs, 'label' | 'names'>) {
  const { filterValues, setFilters, meta } = useListContext()
  const counts = countsIn(meta)
  const t = useTranslations()
  const tabs = useRef<HTMLDivElement>(null)
  const hidden = useHiddenEnds(tabs)
  const current = String(filterValues['status'] ?? 'all')

  function choose(status: string) {
    const { status: _, ...others } = filterValues
    setFilters(status === 'all' ? others : { ...others, status })
  }

  return (
    <Tabs
      ref={tabs}
      value={current in names ? current : 'all'}
      onChange={(_, status: string) => choose(status)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={t(label)}
      sx={{
        mb: 2,
        borderBottom: 1,
        borderColor: 'divider',
        mx: { xs: -2, sm: 0 },
        '& .MuiTabs-scroller': {
          maskImage: `linear-gradient(90deg, ${hidden.start ? 'transparent, #000 48px' : '#000'}, ${hidden.end ? '#000 calc(100% - 48px), transparent' : '#000'})`,
        },
      }}
    >
      {Object.entries<Label>(names).map(([status, name]) => (
        <Tab
          key={status}
          value={status}
          label={<TabLabel name={t(name)} count={counts[status]} />}
          sx={{ minHeight: 48, px: { xs: 1.5, md: 1, xl: 1.5 }, minWidth: 0, fontSize: '0.90625rem' }}
        />
      ))}
    </Tabs>
  )
}

function TabLabel({ name, count }: { name: string; count: number | undefined }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      {name}
      {count !== undefined && (
        <Box
          component="span"
          sx={{
            px: 0.875,
            borderRadius: '999px',
            bgcolor: 'house.surface2',
            color: 'text.primary',
            fontSize: '0.75rem',
            lineHeight: '1.25rem',
          }}
        >
          {formatNumber(count)}
        </Box>
      )}
    </Box>
  )
}
