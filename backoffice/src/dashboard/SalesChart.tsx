import * as dashboard from '@botika/common/messages/office/dashboard'
import * as shared from '@botika/common/messages/office/shared'
import type { Dashboard } from '@botika/common/dashboard/endpoints'
import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { hidden } from '../ui/hidden'
import { day, pesos } from '../ui/format'
import { useTranslations } from '../lib/language/useTranslations'

type Sale = Dashboard['sales_by_day'][number]

const HEIGHT = 200
const LINES = [0, 0.5, 1]
const FLOOR = [0]
const brief = new Intl.NumberFormat('en-PH', {
  notation: 'compact',
  style: 'currency',
  currency: 'PHP',
  // half of 25K is 12.5K, and half of 2.5M is 1.25M
  maximumSignificantDigits: 3,
})

export function SalesChart({ sales }: { sales: readonly Sale[] }) {
  const { house } = useTheme().palette
  const t = useTranslations()
  const ceiling = ceilingOf(sales.map(({ total }) => total))
  const best = sales.reduce<Sale | null>((top, sale) => (sale.total > (top?.total ?? 0) ? sale : top), null)
  const lines = best ? LINES : FLOOR
  const share = 100 / Math.max(1, sales.length)
  const summary = best
    ? t(dashboard.salesByDayBestDay, { day: day(best.day), total: pesos(best.total) })
    : t(dashboard.salesByDayNothingWas)
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gridTemplateColumns: '56px 1fr', columnGap: 1 }}>
      <figcaption style={hidden}>{summary}</figcaption>
      <Box aria-hidden sx={{ position: 'relative', fontSize: 12, color: 'text.secondary' }}>
        {lines.map((line) => (
          <Box
            key={line}
            component="span"
            sx={{ position: 'absolute', right: 0, top: HEIGHT * (1 - line), transform: 'translateY(-50%)' }}
          >
            {brief.format(ceiling * line)}
          </Box>
        ))}
      </Box>
      <svg aria-hidden width="100%" height={HEIGHT} style={{ overflow: 'visible' }}>
        {lines.map((line) => (
          <line
            key={line}
            x1="0"
            x2="100%"
            y1={HEIGHT * (1 - line)}
            y2={HEIGHT * (1 - line)}
            stroke={house.line}
          />
        ))}
        {sales.map((sale, index) => {
          const height = Math.max(sale.total > 0 ? 3 : 0, (sale.total / ceiling) * HEIGHT)
          return (
            <g key={sale.day}>
              <rect
                x={`${share * (index + 0.14)}%`}
                y={HEIGHT - height}
                width={`${share * 0.72}%`}
                height={height}
                rx={Math.min(5, 90 / sales.length)}
                fill={house.brand}
              />
              <rect x={`${share * index}%`} y="0" width={`${share}%`} height={HEIGHT} fill="transparent">
                <title>{`${day(sale.day)}: ${pesos(sale.total)}, ${t(shared.countOrders, { count: sale.orders })}`}</title>
              </rect>
            </g>
          )
        })}
      </svg>
      <span />
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          fontSize: 12,
          color: 'text.secondary',
          pt: 1,
        }}
      >
        <span>{day(sales.at(0)?.day)}</span>
        <span>{day(sales.at(-1)?.day)}</span>
      </Box>
    </Box>
  )
}

export function ceilingOf(values: readonly number[]): number {
  const largest = Math.max(0, ...values)
  if (largest === 0) return 1
  const magnitude = 10 ** Math.floor(Math.log10(largest))
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= largest) ?? 10
  return step * magnitude
}
