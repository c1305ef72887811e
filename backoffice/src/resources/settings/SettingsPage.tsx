import { fields, settings as settingsMessages, shared } from '@botika/common/messages/office'
import type { Setting } from '@botika/common/settings/endpoints'
import { Alert, Box, Link, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useCanAccess, useDataProvider, useBasename } from 'react-admin'
import { NotFound } from '../../ui/NotFound'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { Failed } from '../../ui/ListStates'
import { PageTitle } from '../../ui/PageTitle'
import { Panel } from '../../ui/Panel'
import { ToneChip } from '../../ui/StatusChip'
import { useTranslations } from '../../lib/language/useTranslations'
import { Link as RouterLink } from 'react-router-dom'

const PLACES = [
  { to: '/price-caps', label: fields.priceCaps, description: settingsMessages.theMostThatTheLaw },
  { to: '/promotions', label: fields.promotions, description: settingsMessages.whatCostsLessFromWhen },
  { to: '/search-synonyms', label: fields.synonyms, description: settingsMessages.wordsThatSearchesReadAs },
  { to: '/category-tree', label: shared.categoryTree, description: settingsMessages.whatShoppersBrowseBy },
  { to: '/pharmacies', label: fields.pharmacies, description: settingsMessages.whoMaySellSuspendingOne },
  { to: '/users', label: fields.users, description: settingsMessages.rolesAndWhoMaySign },
] as const

function Changeable() {
  const office = useBasename()
  const t = useTranslations()
  return (
    <Panel title={t(settingsMessages.changedHereAtOnce)}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {PLACES.map(({ to, label, description }) => (
          <li key={to}>
            <Link component={RouterLink} to={`${office}${to}`} sx={{ fontWeight: 700 }}>
              {t(label)}
            </Link>
            : {t(description)}
          </li>
        ))}
      </Box>
    </Panel>
  )
}

export function SettingsPage() {
  const { canAccess, isPending } = useCanAccess({ resource: 'settings', action: 'list' })
  if (isPending) return null
  return canAccess ? <Groups /> : <NotFound />
}

function Groups() {
  const t = useTranslations()
  const provider = useDataProvider<BotikaDataProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => provider.call(CALLS.settings.read, {}, { signal }),
  })
  return (
    <>
      <PageTitle title={t(shared.settings)} />
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, maxWidth: 860 }}>
        <Changeable />
        {error && !data ? (
          <Failed title={t(settingsMessages.theSettingsCouldNotBe)} error={error} onRetry={refetch} />
        ) : !data ? (
          <Skeleton variant="rounded" height={480} />
        ) : (
          <>
            <Typography color="textSecondary" sx={{ maxWidth: '65ch' }}>
              {t(settingsMessages.theRestIsSetWhere)}
            </Typography>
            {data.groups.map(({ title, settings }) => (
              <Panel key={title} title={title}>
                <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
                  {settings.map((setting) => (
                    <OneSetting key={setting.label} setting={setting} />
                  ))}
                </Box>
              </Panel>
            ))}
          </>
        )}
      </Box>
    </>
  )
}

function OneSetting({ setting }: { setting: Setting }) {
  const t = useTranslations()
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 0.25, sm: 2 },
        gridTemplateColumns: { sm: '1fr 1fr' },
        alignItems: 'start',
      }}
    >
      <Box component="dt">
        <Typography sx={{ fontWeight: 600 }}>{setting.label}</Typography>
        <Typography component="code" variant="body2" color="textSecondary" sx={{ fontFamily: 'monospace' }}>
          {setting.variable}
        </Typography>
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
        <Typography component="span" sx={{ overflowWrap: 'anywhere', mr: 1 }}>
          {setting.value}
        </Typography>
        {setting.is_default && <ToneChip tone="quiet" label={t(settingsMessages.defaultIt)} />}
        {setting.warning && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {setting.warning}
          </Alert>
        )}
      </Box>
    </Box>
  )
}
