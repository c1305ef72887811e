import { doctors } from '@botika/common/doctors/endpoints'
import { clinics, hospitals, laboratories, veterinarians } from '@botika/common/facilities/endpoints'
import { preregisters } from '@botika/common/preregisters/endpoints'
import { specialties } from '@botika/common/specialties/endpoints'
import { collectionRepository, collectionsOn, type Platform, serviceOf, type Tx } from '../platform'
import { doctorCollection } from './doctors/collection'
import { FACILITY_COLLECTIONS, facilityCounts } from './facilities/collection'
import { locationService, mustExistIn } from './locations/service'
import { locationRoutes } from './locations/routes'
import { paperRepository } from './papers/repository'
import { paperRoutes } from './papers/routes'
import { paperService } from './papers/service'
import { pharmacyCollection } from './pharmacies/collection'
import { pharmacyDirectory } from './pharmacies/directory'
import { directoryRepository } from './pharmacies/directory-repository'
import { pharmacyRoutes } from './pharmacies/routes'
import { pharmacyService } from './pharmacies/service'
import type { Invite } from './preregisters/approve'
import { preregisterCollection } from './preregisters/collection'
import { specialtyCollection } from './specialties/collection'

export function placesModule({ serve }: Platform) {
  const locations = locationService()
  locationRoutes(serve, locations)
  return {
    mustExist: mustExistIn(locations),
    destinationOf: locations.destinationOf,
    isKnown: locations.isKnown,
  }
}
export type Places = ReturnType<typeof placesModule>

const HOUR_MS = 3_600_000

interface Needs {
  isKnown: Places['isKnown']
  invite: Invite
  queueRefresh: (tx: Tx, pharmacyId: number) => Promise<void>
  freshFor: number
}

export function directoryModule(platform: Platform, { isKnown, invite, queueRefresh, freshFor }: Needs) {
  const { serve, db, audit, captcha, mail, linkTo, files, jobs, env } = platform
  const pharmacies = pharmacyDirectory({ repository: directoryRepository(db), freshFor })

  const papers = paperService({
    repository: paperRepository(db),
    files,
    required: env.PAPERS_REQUIRED,
    audit,
    mail,
    linkTo,
    queueRefresh,
    onChange: pharmacies.forget,
  })
  paperRoutes(serve, papers)
  jobs.every(HOUR_MS, 'remind of papers that end', papers.remind)
  jobs.every(HOUR_MS, 'let go of files of papers that ended', papers.letGoOfEnded)

  const correspondence = { invite, tell: mail.queue, record: audit.record, linkTo, papers, isKnown }
  const listed = pharmacyService(pharmacies)
  pharmacyRoutes({
    serve,
    service: listed,
    kept: serviceOf(
      platform,
      pharmacyCollection(({ tx }, pharmacyId) => queueRefresh(tx, pharmacyId), correspondence),
    ),
    onChange: pharmacies.forget,
  })

  const collection = collectionsOn(platform)
  collection(doctors, doctorCollection)
  collection(hospitals, FACILITY_COLLECTIONS.hospital)
  collection(clinics, FACILITY_COLLECTIONS.clinic)
  collection(laboratories, FACILITY_COLLECTIONS.laboratory)
  collection(veterinarians, FACILITY_COLLECTIONS.veterinarian)
  collection(specialties, specialtyCollection)
  collection(preregisters, preregisterCollection(correspondence), ({ body }) =>
    captcha.check((body as { altcha?: string }).altcha),
  )

  return {
    pharmacies,
    counts: {
      pharmacies: listed.count,
      doctors: (keyword: string) =>
        collectionRepository(db, doctorCollection).count({ isManage: false }, keyword),
      facilities: (keyword: string) => facilityCounts(db, keyword),
    },
  }
}
export type Directory = ReturnType<typeof directoryModule>
