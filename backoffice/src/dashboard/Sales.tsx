import * as dashboardMessages from '@botika/common/messages/office/dashboard'
import * as shared from '@botika/common/messages/office/shared'
import type { Dashboard } from '@botika/common/dashboard/endpoints'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { OnTime } from '../ui/OnTime'
import { day, pesos } from '../ui/format'
import { PERIODS, type Period } from './periods'
import { SalesChart } from './SalesChart'
import { useTranslations } from '../lib/language/useTranslations'

interface Sales {
  dashboard: Dashboard
  days: Period
  onDays: (days: Period) => void
}

export function Sales({ dashboard, days, onDays }: Sales) {
  const t = useTranslations()
  const { sales_by_day, sales_total, orders_total, on_time } = dashboard
  return (
    <Card component="section" aria-label={t(dashboardMessages.sales)} sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start', mb: 2 }}>
        <Box sx={{ flex: 1, minWidth: 180 }}>
          <Typography variant="h2">{t(dashboardMessages.sales)}</Typography>
          <Typography sx={{ fontSize: '1.875rem', fontWeight: 800, letterSpacing: '-0.03em' }}>
            {pesos(sales_total)}
          </Typography>
          <Typography color="textSecondary">{t(shared.countOrders, { count: orders_total })}</Typography>
          <OnTime {...on_time} />
        </Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={days}
          aria-label={t(dashboardMessages.period)}
          onChange={(_, chosen: Period | null) => chosen && onDays(chosen)}
        >
          {PERIODS.map((period) => (
            <ToggleButton key={period} value={period} sx={{ px: 1.75, textTransform: 'none' }}>
              {t(dashboardMessages.countDays, { count: period })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <SalesChart sales={sales_by_day} />
      <Box component="details" sx={{ mt: 2, '& summary': { cursor: 'pointer', fontWeight: 700, py: 1 } }}>
        <summary>{t(dashboardMessages.showTheDaysAsA)}</summary>
        <Box
          component="section"
          sx={{ maxHeight: 360, overflow: 'auto' }}
          tabIndex={0}
          aria-label={t(dashboardMessages.salesByDay)}
        >
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t(dashboardMessages.day)}</TableCell>
                <TableCell align="right">{t(shared.orders)}</TableCell>
                <TableCell align="right">{t(dashboardMessages.sales)}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {sales_by_day.toReversed().map((sale) => (
                <TableRow key={sale.day}>
                  <TableCell component="th" scope="row">
                    {day(sale.day)}
                  </TableCell>
                  <TableCell align="right">{sale.orders}</TableCell>
                  <TableCell align="right">{pesos(sale.total)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      </Box>
    </Card>
  )
}
