import * as dashboardMessages from '@botika/common/messages/office/dashboard'
import * as papers from '@botika/common/messages/office/papers'
import * as shared from '@botika/common/messages/office/shared'
import type { Dashboard } from '@botika/common/dashboard/endpoints'
import type { Pharmacy } from '@botika/common/pharmacies/endpoints'
import { isLicensed, mayDispense } from '@botika/common/pharmacies/licence'
import type { Label } from '@botika/common/messages/message'
import { can, type Permission } from '@botika/common/roles/policy'
import type { Visitor } from '@botika/common/roles/roles'
import type { User } from '@botika/common/session/endpoints'
import DoneIcon from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useBasename, useGetIdentity, useGetList, useGetOne, usePermissions } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../lib/language/useTranslations'

export function FirstSteps({ dashboard }: { dashboard: Dashboard }) {
  const office = useBasename()
  const orders = Object.values(dashboard.orders_by_status).reduce((sum, count) => sum + count, 0)
  if (office !== '/seller' || orders > 0) return null
  return <Steps office={office} />
}

interface Step {
  title: Label
  text: Label
  to: string
  needs?: Permission
  isDone: boolean
}

const ONE = { pagination: { page: 1, perPage: 10 } }

function Steps({ office }: { office: string }) {
  const t = useTranslations()
  const { total: products = 0 } = useGetList('products', { ...ONE, filter: { status: 'live' } })
  const { total: couriers = 0 } = useGetList('couriers', ONE)
  const { permissions } = usePermissions<readonly Visitor[]>()
  const all: Step[] = [
    {
      title: dashboardMessages.checkYourPharmacy,
      text: dashboardMessages.addressOpeningHoursAndThe,
      to: '/pharmacy',
      needs: 'pharmacies.update',
      isDone: useIsFindable(),
    },
    {
      title: papers.addYourPapers,
      text: papers.licenceCardAndMore,
      to: '/papers',
      needs: 'papers.create',
      isDone: useHasPapers(),
    },
    {
      title: dashboardMessages.addWhatYouSell,
      text: dashboardMessages.chooseItFromTheCatalogue,
      to: '/products/create',
      needs: 'products.create',
      isDone: products > 0,
    },
    {
      title: dashboardMessages.nameYourCouriers,
      text: dashboardMessages.thenEachOrderSaysWho,
      to: '/couriers/create',
      needs: 'couriers.create',
      isDone: couriers > 0,
    },
    {
      title: dashboardMessages.waitForTheFirstOrder,
      text: dashboardMessages.itShowsHereAndUnder,
      to: '/orders',
      isDone: false,
    },
  ]
  const steps = all.filter(({ needs }) => !needs || !permissions || can(permissions, needs))
  const nextAt = steps.findIndex(({ isDone }) => !isDone)
  return (
    <Card component="section" aria-label={t(dashboardMessages.firstSteps)} sx={{ p: 3 }}>
      <Typography variant="h2">{t(dashboardMessages.readyForTheFirstOrder)}</Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, display: 'grid', gap: 2 }}>
        {steps.map(({ title, text, to, isDone }, at) => (
          <Box
            component="li"
            key={to}
            sx={{ display: 'flex', gap: 2, alignItems: isDone ? 'center' : 'start' }}
          >
            <Box
              sx={{
                flex: 'none',
                display: 'grid',
                placeItems: 'center',
                width: 32,
                height: 32,
                borderRadius: '999px',
                fontWeight: 800,
                ...(at === nextAt
                  ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
                  : { bgcolor: 'house.brandSoft', color: 'house.onBrandSoft' }),
              }}
            >
              {isDone ? <DoneIcon titleAccess={t(shared.done)} /> : at + 1}
            </Box>
            <Box>
              <Link component={RouterLink} to={office + to} sx={{ fontWeight: 700 }}>
                {t(title)}
              </Link>
              {!isDone && <Typography color="textSecondary">{t(text)}</Typography>}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

function useHasPapers(): boolean {
  const { data } = useOwnPharmacy()
  return Boolean(data && isLicensed(data) && mayDispense(data))
}

function useOwnPharmacy() {
  const { identity } = useGetIdentity()
  const id = (identity as unknown as User | undefined)?.pharmacy_id
  return useGetOne<Pharmacy>('pharmacies', { id: id ?? 0 }, { enabled: Boolean(id) })
}

function useIsFindable(): boolean {
  const { data } = useOwnPharmacy()
  return Boolean(data?.address && data.opening_hours && data.latitude !== null && data.longitude !== null)
}
