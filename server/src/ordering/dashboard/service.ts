import type { Reach } from '@botika/common/roles/policy'
import { toPesos } from '@botika/common/centavos'
import type { Dashboard } from '@botika/common/dashboard/endpoints'
import { SELLER_ORDER_STATUSES, type SellerOrderStatus } from '@botika/common/orders/steps'
import { manilaDay } from '@botika/common/time'
import type { Person } from '../../platform'
import type { DashboardRepository, Scope } from './repository'

const LOW_STOCK = 10
const DAY_MS = 86_400_000
const NO_STOCK = { sold_out: 0, above_cap: 0, low_stock: [] }

function scopeOf(person: Person, reach: Reach, pharmacyId: number | undefined): Scope {
  if (reach === 'all') return { pharmacyId: pharmacyId ?? null, customerId: null }
  if (person.roles.includes('seller')) return { pharmacyId: person.pharmacyId ?? 0, customerId: null }
  return { pharmacyId: null, customerId: person.id }
}

export function dashboardService(repository: DashboardRepository) {
  return {
    async read(
      person: Person,
      reach: Reach,
      query: { days: number; pharmacy_id?: number | undefined },
    ): Promise<Dashboard> {
      const scope = scopeOf(person, reach, query.pharmacy_id)
      const days = lastDays(query.days, new Date())
      const [figures, stock, complaints, lines, waiting] = await Promise.all([
        repository.figures(scope, days[0] as string),
        scope.customerId === null ? repository.stock(scope.pharmacyId, LOW_STOCK) : NO_STOCK,
        scope.customerId === null
          ? repository.complaints(scope.pharmacyId, reach === 'all')
          : { waiting: 0, late: 0 },
        scope.customerId === null ? repository.lines(scope.pharmacyId, reach === 'all') : 0,
        reach === 'all' ? repository.waiting() : undefined,
      ])
      const countOf = new Map(figures.statuses.map(({ status, count }) => [status, count]))
      const saleOf = new Map(figures.sales.map((sale) => [sale.day, sale]))
      const sales = days.map((day) => saleOf.get(day) ?? { day, orders: 0, total: 0 })
      return {
        orders_by_status: Object.fromEntries(
          SELLER_ORDER_STATUSES.map((status) => [status, countOf.get(status) ?? 0]),
        ) as Record<SellerOrderStatus, number>,
        oldest_to_confirm: figures.oldest_to_confirm?.toISOString() ?? null,
        prescriptions_to_check: figures.prescriptions_to_check,
        waiting_for_shopper: figures.waiting_for_shopper,
        late: figures.late,
        on_time: { expected: figures.expected, on_time: figures.on_time },
        ...stock,
        complaints,
        lines,
        ...(waiting && { waiting }),
        sales_by_day: sales.map((sale) => ({ ...sale, total: toPesos(sale.total) })),
        sales_total: toPesos(sales.reduce((sum, sale) => sum + sale.total, 0)),
        orders_total: sales.reduce((sum, sale) => sum + sale.orders, 0),
        top_products: figures.top_products.map((product) => ({ ...product, total: toPesos(product.total) })),
      }
    },
  }
}
export type DashboardService = ReturnType<typeof dashboardService>

export const lastDays = (count: number, now: Date): string[] =>
  Array.from({ length: count }, (_, at) => manilaDay(new Date(now.getTime() - (count - 1 - at) * DAY_MS)))
