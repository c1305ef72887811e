import { couriers } from '@botika/common/couriers/endpoints'
import { doctors } from '@botika/common/doctors/endpoints'
import { events } from '@botika/common/events/endpoints'
import { clinics, hospitals, laboratories, veterinarians } from '@botika/common/facilities/endpoints'
import { news } from '@botika/common/news/endpoints'
import { preregisters } from '@botika/common/preregisters/endpoints'
import { promotions } from '@botika/common/promotions/endpoints'
import { specialties } from '@botika/common/specialties/endpoints'
import type { CaptchaService } from './platform/captcha/service'
import { type CollectionNeeds, collectionsOn, serviceOf } from './platform/collections/collection'
import { contactCollection } from './content/contact/collection'
import { contactRoutes } from './content/contact/routes'
import { courierCollection } from './ordering/couriers/collection'
import { doctorCollection } from './directory/doctors/collection'
import { eventCollection } from './content/events/collection'
import { facilityCollection } from './directory/facilities/collection'
import { newsCollection } from './content/news/collection'
import type { Correspondence } from './directory/preregisters/approve'
import { preregisterCollection } from './directory/preregisters/collection'
import { promotionCollection } from './catalogue/promotions/collection'
import { specialtyCollection } from './directory/specialties/collection'

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
