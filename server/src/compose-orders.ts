import path from 'node:path'
import type { AuditService } from './platform/audit/service'
import { dashboardRepository } from './ordering/dashboard/repository'
import { dashboardRoutes } from './ordering/dashboard/routes'
import { dashboardService } from './ordering/dashboard/service'
import type { Database } from './platform/db/client'
import type { Env } from './platform/env'
import { makeFileStores } from './platform/files/stores'
import type { Serve } from './platform/http/serve'
import type { JobService } from './platform/jobs/service'
import { makeCarrier } from './platform/email/carrier'
import { mailRepository } from './platform/email/repository'
import type { MustExist } from './directory/locations/must-exist'
import { mailService } from './platform/email/service'
import { orderAddition } from './ordering/orders/addition'
import { placeService } from './ordering/orders/place-service'
import { orderRepository } from './ordering/orders/repository'
import { reorderService } from './ordering/orders/reorder'
import { orderRoutes, reorderRoutes } from './ordering/orders/routes'
import { orderService } from './ordering/orders/service'
import { orderViewRepository } from './ordering/orders/view-repository'
import { privateFileRepository } from './platform/private-files/repository'
import { privateFileService } from './platform/private-files/service'
import { quoteRepository } from './ordering/quote/repository'
import { quoteRoutes } from './ordering/quote/routes'
import { quoteService } from './ordering/quote/service'
import { queueSearchRefresh } from './search/refresh-repository'
import { additionService } from './ordering/seller-orders/addition-service'
import { prescriptionService } from './ordering/seller-orders/prescription-service'
import { sellerOrderRepository } from './ordering/seller-orders/repository'
import { sellerOrderRoutes } from './ordering/seller-orders/routes'
import { sellerOrderService } from './ordering/seller-orders/service'
import { stepService } from './ordering/seller-orders/step-service'
import { sellerOrderViewRepository } from './ordering/seller-orders/view-repository'

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
