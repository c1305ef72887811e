import { addressRepository } from './people/addresses/repository'
import { addressRoutes } from './people/addresses/routes'
import type { AuditService } from './platform/audit/service'
import { bookmarkRepository } from './ordering/bookmarks/repository'
import { bookmarkRoutes } from './ordering/bookmarks/routes'
import { batchRepository } from './ingest/bulk/batch-repository'
import { bulkRepository } from './ingest/bulk/repository'
import { bulkRoutes } from './ingest/bulk/routes'
import { prescriptions } from './catalogue/medicines/prescription-repository'
import { bulkService } from './ingest/bulk/service'
import type { CaptchaService } from './platform/captcha/service'
import { cartMergeRepository } from './ordering/carts/merge-repository'
import { cartRepository } from './ordering/carts/repository'
import { cartRoutes } from './ordering/carts/routes'
import { cartService } from './ordering/carts/service'
import { collectionsOn } from './platform/collections/collection'
import type { Ordering } from './compose-orders'
import type { Serve } from './platform/http/serve'
import { emailLinkRepository } from './people/email-links/repository'
import { emailLinkRoutes } from './people/email-links/routes'
import { emailLinkService } from './people/email-links/service'
import type { JobService } from './platform/jobs/service'
import { passwordLinkRepository } from './people/password-links/repository'
import { passwordLinkRoutes } from './people/password-links/routes'
import { passwordLinkService } from './people/password-links/service'
import { preferenceRepository } from './people/preferences/repository'
import { preferenceRoutes } from './people/preferences/routes'
import { priceCapCollection } from './catalogue/price-caps/collection'
import { priceCaps } from '@botika/common/price-caps/endpoints'
import { ownRatingRepository } from './ordering/ratings/own-repository'
import { ownRatingRoutes } from './ordering/ratings/own-routes'
import { ratingRepository } from './ordering/ratings/repository'
import { ratingRoutes } from './ordering/ratings/routes'
import { recurringCreateService } from './ordering/recurring-orders/create-service'
import { recurringOrderRepository } from './ordering/recurring-orders/repository'
import { recurringOrderRoutes } from './ordering/recurring-orders/routes'
import { recurringSchedule } from './ordering/recurring-orders/schedule'
import { recurringOrderService } from './ordering/recurring-orders/service'
import { salesRecordRepository } from './ordering/sales-records/repository'
import { salesRecordRoutes } from './ordering/sales-records/routes'
import { salesRecordService } from './ordering/sales-records/service'
import { queueSearchRefresh } from './search/refresh-repository'
import { sellerLinkRepository } from './people/seller-links/repository'
import { sellerLinkRoutes } from './people/seller-links/routes'
import { sellerLinkService } from './people/seller-links/service'
import type { KnownDevices } from './platform/sessions/devices'
import { sessionRoutes } from './people/users/session-routes'
import type { MustExist } from './directory/locations/must-exist'
import type { SessionService } from './platform/sessions/service'
import { leavingRepository } from './people/users/leaving-repository'
import { ownDataRepository } from './people/users/own-data-repository'
import { ownDataRoutes } from './people/users/own-data-routes'
import { userRepository } from './people/users/repository'
import { userRoutes } from './people/users/routes'
import { userService } from './people/users/service'

interface Needs {
  serve: Serve
  db: Parameters<typeof cartRepository>[0]
  audit: AuditService
  jobs: JobService
  sessions: SessionService
  devices: KnownDevices
  /** Whether the site is reached by https, whatever a proxy says. */
  isSecure: boolean
  captcha: CaptchaService
  /** Throws `too_many_requests` when one of the subjects asked too often. */
  limit: (name: string, subjects: string[]) => Promise<unknown>
  ordering: Ordering
  mustExist: MustExist
  now: () => Date
}

const DAY_MS = 86_400_000

/** What belongs to a person (cart, bookmarks, ratings, addresses, passwords, recurring orders), and the law's books. */
export function composeAccounts({
  serve,
  db,
  audit,
  jobs,
  sessions,
  devices,
  isSecure,
  captcha,
  limit,
  ordering,
  mustExist,
  now,
}: Needs) {
  const { mail, linkTo } = ordering
  cartRoutes(serve, cartService({ repository: cartRepository(db), merging: cartMergeRepository(db) }))
  bookmarkRoutes(serve, bookmarkRepository(db))
  ratingRoutes(serve, ratingRepository(db))
  ownRatingRoutes(serve, ownRatingRepository(db))
  addressRoutes(serve, {
    repository: addressRepository(db),
    mustExist,
  })
  preferenceRoutes(serve, preferenceRepository(db))
  const passwordLinks = passwordLinkService({
    repository: passwordLinkRepository(db),
    sessions,
    jobs,
    mail,
    audit,
    captcha,
    linkTo,
  })
  const emailLinks = emailLinkService({ repository: emailLinkRepository(db), sessions, mail, linkTo })
  const sellerLinks = sellerLinkService({
    repository: sellerLinkRepository(db),
    sessions,
    mail,
    audit,
    linkTo,
  })
  const accounts = userRepository(db)
  const users = userService({
    repository: accounts,
    leaving: leavingRepository,
    sessions,
    audit,
    sendLink: passwordLinks.sendIn,
    emailLinks,
    tell: mail.queue,
    linkTo,
    limit,
  })
  sessionRoutes(serve, { sessions, users, devices, isSecure })
  userRoutes(serve, users, captcha)
  ownDataRoutes(serve, { users, accounts, repository: ownDataRepository(db), audit })
  passwordLinkRoutes(serve, passwordLinks)
  emailLinkRoutes(serve, emailLinks)
  sellerLinkRoutes(serve, sellerLinks)
  jobs.every(DAY_MS, 'delete expired password links', passwordLinks.deleteExpired)
  jobs.every(DAY_MS, 'delete expired email links', emailLinks.deleteExpired)
  jobs.every(DAY_MS, 'delete expired seller links', sellerLinks.deleteExpired)

  const repository = recurringOrderRepository(db)
  const recurring = { ...ordering, repository, audit, now }
  recurringOrderRoutes(serve, recurringOrderService(recurring), recurringCreateService(recurring))
  const schedule = recurringSchedule({ ...recurring, jobs })

  bulkRoutes(
    serve,
    bulkService({
      repository: bulkRepository(db),
      batches: batchRepository(db),
      audit,
      queueRefresh: queueSearchRefresh,
      prescriptions,
    }),
  )
  collectionsOn({ serve, db, audit })(priceCaps, priceCapCollection)
  salesRecordRoutes(serve, salesRecordService({ repository: salesRecordRepository(db), audit }))
  return {
    correspondence: { invite: sellerLinks.invite, tell: mail.queue, record: audit.record, linkTo },
    schedule,
  }
}
