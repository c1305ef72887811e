import { baskets } from '@botika/common/baskets/endpoints'
import { couriers } from '@botika/common/couriers/endpoints'
import type { Catalogue } from '../catalogue'
import type { Places } from '../directory'
import { collectionsOn, type Platform } from '../platform'
import { offersHereRepository, queueSearchRefresh, type Search } from '../search'
import { basketRepository } from './basket/repository'
import { type BasketNeeds, basketService } from './basket/service'
import { bookmarkRepository } from './bookmarks/repository'
import { bookmarkRoutes } from './bookmarks/routes'
import { cartMergeRepository } from './carts/merge-repository'
import { cartRepository } from './carts/repository'
import { cartRoutes } from './carts/routes'
import { cartService } from './carts/service'
import { tellComplaint } from './complaints/emails'
import { complaintRepository } from './complaints/repository'
import { complaintRoutes, ownComplaintRoutes } from './complaints/routes'
import { ownComplaintService } from './complaints/own-service'
import { complaintService } from './complaints/service'
import { courierCollection } from './couriers/collection'
import { dashboardRepository } from './dashboard/repository'
import { dashboardRoutes } from './dashboard/routes'
import { dashboardService } from './dashboard/service'
import { fileReadRepository } from './file-reads/repository'
import { fileReadRoutes } from './file-reads/routes'
import { type OrderAddition, orderAddition } from './orders/addition'
import { orderFiles } from './orders/checkout'
import { placeService } from './orders/place-service'
import { orderRepository } from './orders/repository'
import { reorderService } from './orders/reorder'
import { orderRoutes, reorderRoutes } from './orders/routes'
import { orderService } from './orders/service'
import { orderViewRepository } from './orders/view-repository'
import { refusedLineRoutes } from './refused-lines/routes'
import { lineChoices } from './refused-lines/choices'
import { offeredLineService } from './refused-lines/offered-service'
import { automaticLineService, ownRefusedLineService } from './refused-lines/own-service'
import { refuseLate, refuseUnreplaced, refuseLine } from './refused-lines/refuse'
import { refusedLineRepository } from './refused-lines/repository'
import { sweepOf } from './refused-lines/sweep'
import { askAbout, endUnanswered, giveUpUnsent } from './refused-lines/overdue'
import { quoteRepository } from './quote/repository'
import { quoteRoutes } from './quote/routes'
import { type QuoteService, quoteService } from './quote/price'
import { ratingModerationRepository } from './ratings/moderation-repository'
import { ratingModerationService } from './ratings/moderation-service'
import { ownRatingRepository } from './ratings/own-repository'
import { ratingRepository } from './ratings/repository'
import { ownRatingRoutes, ratingModerationRoutes, ratingRoutes } from './ratings/routes'
import { recurringCreateService } from './recurring-orders/create-service'
import { recurringOrderRepository } from './recurring-orders/repository'
import { recurringOrderRoutes } from './recurring-orders/routes'
import { recurringSchedule } from './recurring-orders/schedule'
import { recurringOrderService } from './recurring-orders/service'
import { salesRecordRepository } from './sales-records/repository'
import { salesRecordRoutes } from './sales-records/routes'
import { salesRecordService } from './sales-records/service'
import { salesReportRepository } from './sales-report/repository'
import { salesReportRoutes } from './sales-report/routes'
import type { ActionNeeds } from './seller-orders/action'
import { additionService } from './seller-orders/addition-service'
import { prescriptionService } from './seller-orders/prescription-service'
import { sellerOrderRepository } from './seller-orders/repository'
import { sellerOrderRoutes } from './seller-orders/routes'
import { type SellerOrderService, sellerOrderService } from './seller-orders/service'
import { sellerOrderSteps } from './seller-orders/steps'
import { sellerOrderViewRepository } from './seller-orders/view-repository'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

function complaintsOn({
  serve,
  db,
  env,
  audit,
  captcha,
  files,
  idempotency,
  jobs,
  linkTo,
  mail,
  now,
}: Platform) {
  const repository = complaintRepository(db)
  const tell = tellComplaint({ repository, mail, linkTo, reopenDays: env.COMPLAINT_REOPEN_DAYS })
  const service = complaintService({ repository, files, audit, tell, now })
  const days = {
    open: env.COMPLAINT_DAYS,
    answer: env.COMPLAINT_ANSWER_DAYS,
    settle: env.COMPLAINT_SETTLE_DAYS,
    reopen: env.COMPLAINT_REOPEN_DAYS,
  }
  jobs.every(HOUR_MS, 'remind of complaints that are due', service.remind)
  complaintRoutes(serve, service)
  ownComplaintRoutes({
    serve,
    service: ownComplaintService({ repository, files, idempotency, tell, days, now }),
    pictures: service,
    captcha,
  })
}

function basketsOn({ serve, db, now }: Platform, needs: Omit<BasketNeeds, 'repository' | 'offers' | 'now'>) {
  const repository = basketRepository(db)
  const lists = basketService({ ...needs, repository, offers: offersHereRepository(db), now })
  serve(baskets.plan, ({ body }) => lists.plan(body))
}

interface PartNeeds extends ActionNeeds {
  quotes: QuoteService
  addition: OrderAddition
  sellerOrders: SellerOrderService
}

function refusedLinesOn({ serve, db, env, jobs, now }: Platform, search: Search, needs: PartNeeds) {
  const lines = refusedLineRepository(db)
  const all = { ...needs, ...search, lines, chooseDays: env.CHOOSE_DAYS, now }
  const choices = lineChoices(all)
  const own = ownRefusedLineService({ ...all, choices })
  const automatic = automaticLineService({ ...all, choices })
  const offered = offeredLineService({ ...all, askNext: automatic.ask })
  refusedLineRoutes({
    serve,
    lines,
    own,
    automatic,
    offered,
    refuse: refuseLine(all),
    sellerOrders: needs.sellerOrders,
  })
  const sweep = sweepOf({
    lines,
    automatic,
    offered,
    refuseLate: refuseLate(all),
    refuseUnreplaced: refuseUnreplaced(all),
    askAbout: askAbout(all),
    endUnanswered: endUnanswered(all),
    chooseDays: env.CHOOSE_DAYS,
    now,
  })
  jobs.every(MINUTE_MS, 'end what nobody confirmed, sent, received, took or chose in time', sweep)
  return { sweep, giveUp: giveUpUnsent(all) }
}

export function orderingModule(
  platform: Platform,
  { mustExist, destinationOf }: Places,
  { catalogue: { contextOf }, search }: { catalogue: Pick<Catalogue, 'contextOf'>; search: Search },
) {
  const { serve, db, env, audit, files, idempotency, jobs, linkTo, mail, now } = platform

  const settings = {
    rates: { scDiscountFraction: env.SC_DISCOUNT_FRACTION, vatRate: env.VAT_RATE },
    deliveryFee: env.DELIVERY_FEE,
    feeBasis: env.DELIVERY_FEE_BASIS,
    rxMode: env.RX_MODE,
    radiusKm: env.DELIVERY_RADIUS_KM,
    confirmHours: env.CONFIRM_OPEN_HOURS,
  }
  const quotes = quoteService({ repository: quoteRepository(db), settings, destinationOf, now })
  quoteRoutes(serve, quotes)
  basketsOn(platform, { quotes, contextOf, destinationOf, settings })
  cartRoutes(serve, cartService({ repository: cartRepository(db), merging: cartMergeRepository(db) }))
  bookmarkRoutes(serve, bookmarkRepository(db))

  const parts = sellerOrderRepository(db)
  const placed = orderRepository(db)
  const addition = orderAddition({ repository: placed, linkTo })
  const acting = { repository: parts, mail, audit, refreshSearch: queueSearchRefresh, linkTo }
  const sellerOrders = sellerOrderService({
    repository: parts,
    views: sellerOrderViewRepository(db),
    steps: sellerOrderSteps(acting),
    add: additionService({
      repository: parts,
      quotes,
      addition,
      audit,
      idempotency,
    }),
    replacePrescription: prescriptionService({ repository: parts, files, mail, linkTo }),
    audit,
  })
  sellerOrderRoutes(serve, sellerOrders)
  const { sweep, giveUp } = refusedLinesOn(platform, search, { ...acting, quotes, addition, sellerOrders })

  const pictures = orderFiles(files)
  const placing = placeService({ repository: placed, idempotency, quotes, pictures, mustExist, linkTo })
  const orders = orderService({
    views: orderViewRepository(db),
    sellerOrders,
    giveUp,
    files,
    noteView: (person, recordId) =>
      audit.record(db, { person, action: 'view-id-number', resource: 'orders', recordId }),
  })
  orderRoutes(serve, orders, placing)
  fileReadRoutes(serve, fileReadRepository(db))
  reorderRoutes(serve, reorderService({ orders, quotes, placing, idempotency }))

  const repository = recurringOrderRepository(db)
  const recurring = {
    pictures,
    idempotency,
    files,
    mail,
    placing,
    orders,
    sellerOrders,
    linkTo,
    repository,
    audit,
    now,
  }
  recurringOrderRoutes(serve, recurringOrderService(recurring), recurringCreateService(recurring))
  const schedule = recurringSchedule({ ...recurring, jobs })

  ratingRoutes(serve, ratingRepository(db))
  ownRatingRoutes(serve, ownRatingRepository(db))
  ratingModerationRoutes(
    serve,
    ratingModerationService({ repository: ratingModerationRepository(db), audit }),
  )
  salesRecordRoutes(serve, salesRecordService({ repository: salesRecordRepository(db), audit }))
  salesReportRoutes(serve, { repository: salesReportRepository(db), audit, vatRate: env.VAT_RATE })
  dashboardRoutes(serve, dashboardService(dashboardRepository(db)))
  complaintsOn(platform)
  collectionsOn(platform)(couriers, courierCollection)

  return { schedule, sweep }
}
