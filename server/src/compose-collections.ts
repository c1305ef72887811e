import { couriers } from '@botika/common/couriers/endpoints'
import { doctors } from '@botika/common/doctors/endpoints'
import { events } from '@botika/common/events/endpoints'
import { clinics, hospitals, laboratories, veterinarians } from '@botika/common/facilities/endpoints'
import { news } from '@botika/common/news/endpoints'
import { preregisters } from '@botika/common/preregisters/endpoints'
import { promotions } from '@botika/common/promotions/endpoints'
import { specialties } from '@botika/common/specialties/endpoints'
import type { CaptchaService } from './captcha/service'
import { type CollectionNeeds, collectionsOn, serviceOf } from './collections/collection'
import { contactCollection } from './contact/collection'
import { contactRoutes } from './contact/routes'
import { courierCollection } from './couriers/collection'
import { doctorCollection } from './doctors/collection'
import { eventCollection } from './events/collection'
import { facilityCollection } from './facilities/collection'
import { newsCollection } from './news/collection'
import type { Correspondence } from './preregisters/approve'
import { preregisterCollection } from './preregisters/collection'
import { promotionCollection } from './promotions/collection'
import { specialtyCollection } from './specialties/collection'

interface Needs extends CollectionNeeds {
  captcha: CaptchaService
  correspondence: Correspondence
}

/** Puts the ordinary collections on the air. */
export function composeCollections({ captcha, correspondence, ...needs }: Needs) {
  const collection = collectionsOn(needs)
  collection(doctors, doctorCollection)
  collection(hospitals, facilityCollection('hospital'))
  collection(clinics, facilityCollection('clinic'))
  collection(laboratories, facilityCollection('laboratory'))
  collection(veterinarians, facilityCollection('veterinarian'))
  collection(specialties, specialtyCollection)
  collection(news, newsCollection)
  collection(events, eventCollection)
  collection(couriers, courierCollection)
  collection(promotions, promotionCollection)
  collection(preregisters, preregisterCollection(correspondence), ({ body }) =>
    captcha.check((body as { altcha?: string }).altcha),
  )
  contactRoutes({ serve: needs.serve, service: serviceOf(needs, contactCollection), captcha })
}
