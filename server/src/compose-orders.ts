import path from 'node:path'
import type { AuditService } from './audit/service'
import { dashboardRepository } from './dashboard/repository'
import { dashboardRoutes } from './dashboard/routes'
import { dashboardService } from './dashboard/service'
import type { Database } from './db/client'
import type { Env } from './env'
import { makeFileStores } from './files/stores'
import type { Serve } from './http/serve'
import type { JobService } from './jobs/service'
import { makeCarrier } from './mail/carrier'
import { mailRepository } from './mail/repository'
import type { MustExist } from './locations/must-exist'
import { mailService } from './mail/service'
import { orderAddition } from './orders/addition'
import { placeService } from './orders/place-service'
import { orderRepository } from './orders/repository'
import { reorderService } from './orders/reorder'
import { orderRoutes, reorderRoutes } from './orders/routes'
import { orderService } from './orders/service'
import { orderViewRepository } from './orders/view-repository'
import { privateFileRepository } from './private-files/repository'
import { privateFileService } from './private-files/service'
import { quoteRepository } from './quote/repository'
import { quoteRoutes } from './quote/routes'
import { quoteService } from './quote/service'
import { queueSearchRefresh } from './search/refresh-repository'
import { additionService } from './seller-orders/addition-service'
import { prescriptionService } from './seller-orders/prescription-service'
import { sellerOrderRepository } from './seller-orders/repository'
import { sellerOrderRoutes } from './seller-orders/routes'
import { sellerOrderService } from './seller-orders/service'
import { stepService } from './seller-orders/step-service'
import { sellerOrderViewRepository } from './seller-orders/view-repository'

interface Needs {
  serve: Serve
  db: Database
  env: Env
  audit: AuditService
  jobs: JobService
  mustExist: MustExist
  /** Takes a line for the people who run this. */
  log: (sentence: string) => void
}

const HOUR_MS = 3_600_000

/** From the quote to the last step: everything about orders, with the letters and private files they bring. */
export function composeOrders({ serve, db, env, audit, jobs, mustExist, log }: Needs) {
  const base = env.BOTIKA_URL ?? `http://localhost:${env.PORT}`
  const linkTo = (where: string) => new URL(where, base).href

  const mail = mailService({
    repository: mailRepository(db),
    jobs,
    carry: makeCarrier({
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      folder: path.resolve(env.BOTIKA_DATA, 'mail'),
    }),
  })
  const files = privateFileService({
    repository: privateFileRepository(db),
    store: makeFileStores(env).privateFiles,
    keepDays: env.PRIVATE_FILE_DAYS,
    log,
  })
  const quotes = quoteService({
    repository: quoteRepository(db),
    settings: {
      rates: { scDiscountFraction: env.SC_DISCOUNT_FRACTION, vatRate: env.VAT_RATE },
      deliveryFee: env.DELIVERY_FEE,
      feeBasis: env.DELIVERY_FEE_BASIS,
      rxMode: env.RX_MODE,
    },
  })
  quoteRoutes(serve, quotes)

  const repository = sellerOrderRepository(db)
  const steps = stepService({ repository, mail, audit, refreshSearch: queueSearchRefresh, linkTo })
  const placed = orderRepository(db)
  const sellerOrders = sellerOrderService({
    repository,
    views: sellerOrderViewRepository(db),
    steps,
    add: additionService({
      repository,
      quotes,
      addition: orderAddition({ repository: placed, linkTo }),
      audit,
    }),
    replacePrescription: prescriptionService({ repository, files, mail, linkTo }),
    audit,
  })
  sellerOrderRoutes(serve, sellerOrders)

  const placing = placeService({
    repository: placed,
    quotes,
    files,
    mustExist,
    linkTo,
  })
  const orders = orderService({
    views: orderViewRepository(db),
    sellerOrders,
    files,
    noteView: (person, recordId) =>
      audit.record(db, { person, action: 'view-id-number', resource: 'orders', recordId }),
  })
  orderRoutes(serve, orders, placing)
  reorderRoutes(serve, reorderService({ orders, quotes, placing }))

  dashboardRoutes(serve, dashboardService(dashboardRepository(db)))

  jobs.every(HOUR_MS, 'delete old idempotency keys', placing.deleteOldKeys)
  jobs.every(HOUR_MS, 'delete expired private files', files.deleteExpired)
  jobs.every(HOUR_MS, 'delete finished jobs', jobs.deleteDone)
  jobs.every(HOUR_MS, 'delete old emails', mail.deleteOld)
  return { files, mail, placing, orders, sellerOrders, linkTo }
}

/** What is handed on of all this. */
export type Ordering = ReturnType<typeof composeOrders>
