import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useBasename } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useWords } from '../../lib/language/useWords'
import { Panel } from '../../ui/Panel'

const PLACES = [
  { to: '/price-caps', label: 'Price caps', does: 'the most that the law lets a medicine cost' },
  { to: '/promotions', label: 'Promotions', does: 'what costs less, from when to when' },
  { to: '/search-synonyms', label: 'Synonyms', does: 'words that searches read as others' },
  { to: '/category-tree', label: 'Category tree', does: 'what shoppers browse by' },
  { to: '/pharmacies', label: 'Pharmacies', does: 'who may sell; suspending one takes it out of the shop' },
  { to: '/users', label: 'Users', does: 'roles, and who may sign in' },
] as const

/** What an admin changes while the shop is open; each has a screen of its own. */
export function Changeable() {
  const office = useBasename()
  const t = useWords()
  return (
    <Panel title="Changed here, at once">
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {PLACES.map(({ to, label, does }) => (
          <li key={to}>
            <Link component={RouterLink} to={`${office}${to}`} sx={{ fontWeight: 700 }}>
              {t(label)}
            </Link>
            : {t(does)}
          </li>
        ))}
      </Box>
    </Panel>
  )
}
