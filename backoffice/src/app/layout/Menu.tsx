import { visitorsIn } from '@botika/common/auth/provider'
import { can } from '@botika/common/roles/policy'
import type { User } from '@botika/common/session/endpoints'
import * as shell from '@botika/common/messages/office/shell'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useBasename, useDataProvider, useGetIdentity } from 'react-admin'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { NavLink, useLocation } from 'react-router-dom'
import { type Entry, MENUS } from './menu'
import { useNewestOrders, useWaitingOrders } from '../../resources/orders/waiting/useWaitingOrders'
import { WaitingBadge } from './WaitingBadge'
import { hidden } from '../../ui/hidden'
import { useTranslations } from '../../lib/language/useTranslations'

export function Menu({ onChoose }: { onChoose?: () => void }) {
  const office = useBasename() as '/seller' | '/admin'
  const t = useTranslations()
  const { pathname } = useLocation()
  const { identity } = useGetIdentity()
  const nav = useRef<HTMLElement>(null)
  const sections = sectionsFor(office, identity as unknown as User | undefined)
  useEffect(() => {
    const entry = nav.current?.querySelector<HTMLElement>('[aria-current=page]')
    // only the drawer: scrollIntoView would move the page below it too
    const drawer = entry && scrollerOf(entry)
    if (!entry || !drawer) return
    const [own, its] = [entry.getBoundingClientRect(), drawer.getBoundingClientRect()]
    if (own.top < its.top) drawer.scrollTop -= its.top - own.top
    else if (own.bottom > its.bottom) drawer.scrollTop += own.bottom - its.bottom
  }, [pathname, identity])
  return (
    <Box
      ref={nav}
      component="nav"
      aria-label={t(shell.backOffice)}
      sx={{ display: 'grid', gap: { xs: 1.75, md: 0.5 }, px: 1.5, pb: 2, '& a': entryStyle }}
    >
      {sections.map(({ heading, entries }, at) => (
        <Box key={at}>
          {heading && (
            <Typography
              id={`menu-${at}`}
              sx={{
                fontSize: '0.75rem',
                fontWeight: 700,
                opacity: 0.8,
                px: 1.5,
                pb: 0.5,
                letterSpacing: '0.02em',
                // above a single entry it says the same twice, and takes the room of one
                ...(entries.length === 1 && hidden),
              }}
            >
              {t(heading)}
            </Typography>
          )}
          <Box
            component="ul"
            aria-labelledby={heading ? `menu-${at}` : undefined}
            sx={{ listStyle: 'none', m: 0, p: 0 }}
          >
            {entries.map((entry) => (
              <li key={entry.to}>
                <MenuEntry entry={entry} office={office} {...(onChoose ? { onChoose } : {})} />
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function sectionsFor(office: '/seller' | '/admin', user: User | undefined) {
  return MENUS[office]
    .map(({ heading, entries }) => ({
      heading,
      entries: entries.filter(({ needs }) => !user || needs === undefined || can(visitorsIn(user), needs)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight) return box
  return null
}

const exactIn = (office: '/seller' | '/admin') =>
  MENUS[office].flatMap(({ entries }) => entries.filter(({ isExact }) => isExact).map(({ to }) => to))

const FRESH = `?${new URLSearchParams({ filter: '{}', page: '1' })}`

const OWN = { '/seller': exactIn('/seller'), '/admin': exactIn('/admin') }

const entryStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: { xs: 46, md: 36 },
  px: 1.5,
  py: 0.5,
  borderRadius: '12px',
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: 600,
  fontSize: '0.9375rem',
  lineHeight: 1.25,
  '& svg': { fontSize: '1.3125rem', opacity: 0.85 },
  '&:hover': { bgcolor: 'rgb(255 255 255 / 8%)' },
  '&:focus-visible': { outlineColor: '#ffd54a', outlineOffset: -3 },
  '&.active': { bgcolor: '#ffd54a', color: '#10201b', '& svg': { opacity: 1 } },
} as const

interface MenuEntryProps {
  entry: Entry
  office: '/seller' | '/admin'
  onChoose?: () => void
}

function MenuEntry({ entry, office, onChoose }: MenuEntryProps) {
  const { pathname } = useLocation()
  const t = useTranslations()
  const Icon = entry.icon
  // the orders that need somebody are not behind the filter that was left on: the list starts over
  const to = office + entry.to + (entry.hasCount ? FRESH : '')
  const isElsewhere = !entry.isExact && OWN[office].includes(pathname.slice(office.length))
  return (
    <NavLink
      to={to}
      end={entry.isExact ?? false}
      aria-current={isElsewhere ? false : 'page'}
      className={({ isActive }) => (isActive && !isElsewhere ? 'active' : '')}
      {...(onChoose ? { onClick: onChoose } : {})}
    >
      <Icon aria-hidden />
      <span style={{ flex: 1 }}>{t(entry.label)}</span>
      {entry.hasCount && <WaitingCount />}
      {entry.waiting && <WaitingForAdmin what={entry.waiting} />}
    </NavLink>
  )
}

const INTERVAL = 60_000

function WaitingForAdmin({ what }: { what: NonNullable<Entry['waiting']> }) {
  const provider = useDataProvider<BotikaDataProvider>()
  const { data: orders } = useNewestOrders()
  const { data } = useQuery({
    queryKey: ['dashboard', 'waiting'],
    queryFn: ({ signal }) => provider.readDashboard({ days: 7 }, signal),
    refetchInterval: INTERVAL,
    staleTime: INTERVAL / 2,
    enabled: orders !== undefined,
  })
  const elsewhere = { complaints: data?.complaints.waiting, lines: data?.lines }
  const count = { ...data?.waiting, ...elsewhere }[what] ?? 0
  return count > 0 && <WaitingBadge count={count} what={shell.waiting} />
}

function WaitingCount() {
  const waiting = useWaitingOrders()
  return waiting > 0 && <WaitingBadge count={waiting} />
}
