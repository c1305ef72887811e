import * as shared from '@botika/common/messages/office/shared'
import FilterIcon from '@mui/icons-material/TuneOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import { type ReactNode, useId, useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslations } from '../lib/language/useTranslations'

interface FilterPanel {
  names: readonly string[]
  children: ReactNode
}

export function FilterPanel({ names, children }: FilterPanel) {
  const { filterValues, setFilters } = useListContext()
  const set = names.filter((name) => filterValues[name] !== undefined)
  const [isOpen, setIsOpen] = useState(set.length > 0)
  const panelId = useId()
  const t = useTranslations()
  function clear() {
    const others = Object.entries(filterValues).filter(([name]) => !names.includes(name))
    setFilters(Object.fromEntries(others))
  }

  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ minHeight: 44 }}
      >
        {set.length > 0 ? t(shared.filtersCount, { count: set.length }) : t(shared.filters)}
      </Button>
      <Collapse in={isOpen} sx={{ flexBasis: '100%' }} id={panelId} unmountOnExit>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', pt: 1 }}>
          {children}
          {set.length > 0 && <Button onClick={clear}>{t(shared.clearFilters)}</Button>}
        </Box>
      </Collapse>
    </>
  )
}
