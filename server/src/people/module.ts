import type { Places } from '../directory'
import { authCookies, type Platform, type Tx } from '../platform'
import { addressRepository } from './addresses/repository'
import { addressRoutes } from './addresses/routes'
import { emailLinkRepository } from './email-links/repository'
import { emailLinkRoutes } from './email-links/routes'
import { emailLinkService } from './email-links/service'
import { passwordLinkRepository } from './password-links/repository'
import { passwordLinkRoutes } from './password-links/routes'
import { passwordLinkService } from './password-links/service'
import { preferenceRepository } from './preferences/repository'
import { preferenceRoutes } from './preferences/routes'
import { secondFactorRepository } from './second-factors/repository'
import { secondFactorRoutes } from './second-factors/routes'
import { secondFactorService } from './second-factors/service'
import { sellerLinkRepository } from './seller-links/repository'
import { sellerLinkRoutes } from './seller-links/routes'
import { sellerLinkService } from './seller-links/service'
import { staffRepository } from './staff/repository'
import { staffRoutes } from './staff/routes'
import { staffService } from './staff/service'
import { leavingRepository } from './users/leaving-repository'
import { ownDataRepository } from './users/own-data-repository'
import { userRepository } from './users/repository'
import { ownDataRoutes, userRoutes } from './users/routes'
import { userService } from './users/service'
import { sessionRoutes } from './users/session-routes'

const DAY_MS = 86_400_000

interface Needs {
  mustExist: Places['mustExist']
  queueRefresh: (tx: Tx, pharmacyId: number) => Promise<void>
}

export function peopleModule(platform: Platform, { mustExist, queueRefresh }: Needs) {
  const {
    serve,
    db,
    env,
    audit,
    captcha,
    devices,
    jobs,
    limits,
    linkTo,
    mail,
    now,
    sealed,
    securityEvents: security,
    sessions,
  } = platform

  addressRoutes(serve, { repository: addressRepository(db), mustExist })
  preferenceRoutes(serve, preferenceRepository(db))

  const passwordLinks = passwordLinkService({
    repository: passwordLinkRepository(db),
    sessions,
    jobs,
    mail,
    audit,
    captcha,
    security,
    linkTo,
  })
  const cookies = authCookies(devices, env.BOTIKA_URL?.startsWith('https:') ?? false)
  passwordLinkRoutes(serve, passwordLinks, cookies)
  const emailLinks = emailLinkService({
    repository: emailLinkRepository(db),
    sessions,
    mail,
    security,
    linkTo,
  })
  emailLinkRoutes(serve, emailLinks)
  const sellerLinks = sellerLinkService({
    repository: sellerLinkRepository(db),
    sessions,
    mail,
    audit,
    linkTo,
    queueRefresh,
  })
  sellerLinkRoutes(serve, sellerLinks)

  const secondFactors = secondFactorService({
    repository: secondFactorRepository(db),
    sessions,
    sealed,
    mail,
    audit,
    security,
    limit: limits.check,
    linkTo,
    now,
    isRequiredOfAdmins: env.adminsNeedSecondFactor,
  })
  secondFactorRoutes(serve, secondFactors)

  const accounts = userRepository(db)
  const users = userService({
    repository: accounts,
    leaving: leavingRepository,
    sessions,
    audit,
    security,
    sendLink: passwordLinks.sendIn,
    emailLinks,
    mustBeTheirs: secondFactors.mustBeTheirs,
    tell: mail.queue,
    linkTo,
    limit: limits.check,
  })
  staffRoutes(
    serve,
    staffService({
      repository: staffRepository(db),
      users: accounts,
      links: sellerLinks,
      sessions,
      mail,
      audit,
    }),
  )
  sessionRoutes(serve, {
    sessions,
    users,
    secondFactors,
    devices,
    cookies,
  })
  userRoutes(serve, users, captcha)
  ownDataRoutes(serve, { users, accounts, repository: ownDataRepository(db), audit })

  jobs.every(DAY_MS, 'delete expired password links', passwordLinks.deleteExpired)
  jobs.every(DAY_MS, 'delete expired email links', emailLinks.deleteExpired)
  jobs.every(DAY_MS, 'delete expired seller links', sellerLinks.deleteExpired)

  return { inviteSeller: sellerLinks.invite }
}
