import { addressRepository } from './addresses/repository'
import { addressRoutes } from './addresses/routes'
import type { AuditService } from './audit/service'
import { bookmarkRepository } from './bookmarks/repository'
import { bookmarkRoutes } from './bookmarks/routes'
import { batchRepository } from './bulk/batch-repository'
import { bulkRepository } from './bulk/repository'
import { bulkRoutes } from './bulk/routes'
import { prescriptions } from './prescription-repository'
import { bulkService } from './bulk/service'
import type { CaptchaService } from './captcha/service'
import { cartMergeRepository } from './carts/merge-repository'
import { cartRepository } from './carts/repository'
import { cartRoutes } from './carts/routes'
import { cartService } from './carts/service'
import { collectionsOn } from './collections/collection'
import type { Ordering } from './compose-orders'
import type { Serve } from './http/serve'
import { emailLinkRepository } from './email-links/repository'
import { emailLinkRoutes } from './email-links/routes'
import { emailLinkService } from './email-links/service'
import type { JobService } from './jobs/service'
import { passwordLinkRepository } from './password-links/repository'
import { passwordLinkRoutes } from './password-links/routes'
import { passwordLinkService } from './password-links/service'
import { preferenceRepository } from './preferences/repository'
import { preferenceRoutes } from './preferences/routes'
import { priceCapCollection } from './price-caps/collection'
import { priceCaps } from '@botika/common/price-caps/endpoints'
import { ownRatingRepository } from './ratings/own-repository'
import { ownRatingRoutes } from './ratings/own-routes'
import { ratingRepository } from './ratings/repository'
import { ratingRoutes } from './ratings/routes'
import { recurringCreateService } from './recurring-orders/create-service'
import { recurringOrderRepository } from './recurring-orders/repository'
import { recurringOrderRoutes } from './recurring-orders/routes'
import { recurringSchedule } from './recurring-orders/schedule'
import { recurringOrderService } from './recurring-orders/service'
import { salesRecordRepository } from './sales-records/repository'
import { salesRecordRoutes } from './sales-records/routes'
import { salesRecordService } from './sales-records/service'
import { queueSearchRefresh } from './search/refresh-repository'
import { sellerLinkRepository } from './seller-links/repository'
import { sellerLinkRoutes } from './seller-links/routes'
import { sellerLinkService } from './seller-links/service'
import type { KnownDevices } from './session/devices'
import { sessionRoutes } from './session/routes'
import type { MustExist } from './locations/must-exist'
import type { SessionService } from './session/service'
import { leavingRepository } from './users/leaving-repository'
import { ownDataRepository } from './users/own-data-repository'
import { ownDataRoutes } from './users/own-data-routes'
import { userRepository } from './users/repository'
import { userRoutes } from './users/routes'
import { userService } from './users/service'

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
