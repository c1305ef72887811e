import { makePage } from '@botika/common/http/paging'
import { offeredLines, ownRefusedLines, refusedLines } from '@botika/common/refused-lines/endpoints'
import { REFUSED_LINE_STATUSES } from '@botika/common/refused-lines/rules'
import { type Serve, signedIn } from '../../platform'
import type { SellerOrderService } from '../seller-orders/service'
import type { OfferedLineService } from './offered-service'
import type { AutomaticLineService, OwnRefusedLineService } from './own-service'
import { countsOf, presentSummary } from './present'
import type { refuseLine } from './refuse'
import type { RefusedLineRepository } from './repository'

interface Needs {
  serve: Serve
  lines: RefusedLineRepository
  refuse: ReturnType<typeof refuseLine>
  own: OwnRefusedLineService
  automatic: Pick<AutomaticLineService, 'ask'>
  offered: OfferedLineService
  sellerOrders: SellerOrderService
}

export function refusedLineRoutes({ serve, lines, refuse, own, automatic, offered, sellerOrders }: Needs) {
  serve(refusedLines.list, async ({ query }) => {
    const { rows, counts } = await lines.list({
      ...query,
      pharmacyId: query.pharmacy_id ?? null,
      ids: query.ids?.split(',').map(Number),
    })
    const counted = countsOf(REFUSED_LINE_STATUSES, counts)
    const total = counted[query.status ?? 'all']
    return {
      ...makePage({ data: rows.map(presentSummary), total, path: '/api/refused-lines', query }),
      counts: counted,
    }
  })
  serve(refusedLines.refuse, async ({ person, reach, params, body }) => {
    const seller = signedIn(person)
    const pharmacyId = reach === 'all' ? null : (seller.pharmacyId ?? 0)
    for (const id of await refuse(seller, pharmacyId, params.id, body)) await automatic.ask(id)
    return sellerOrders.one(seller, reach, params.id)
  })

  serve(offeredLines.list, ({ person, query }) => offered.list(signedIn(person), query))
  serve(offeredLines.accept, ({ person, params }) => offered.accept(signedIn(person), params.id))
  serve(offeredLines.decline, ({ person, params }) => offered.decline(signedIn(person), params.id))

  const guest = ({ order_number, email }: { order_number: string; email: string }) => ({
    orderNumber: order_number,
    email,
  })
  serve(ownRefusedLines.list, ({ person, query }) =>
    own.list({ customerId: signedIn(person).id }, query.order_id),
  )
  serve(ownRefusedLines.choose, ({ person, params, body }) =>
    own.choose({ customerId: signedIn(person).id }, params.id, body),
  )
  serve(ownRefusedLines.listAsGuest, ({ body }) => own.list(guest(body), 0))
  serve(ownRefusedLines.chooseAsGuest, ({ params, body }) => own.choose(guest(body), params.id, body))
}
