import { staff } from '@botika/common/staff/endpoints'
import { type Serve, signedIn } from '../../platform'
import type { StaffService } from './service'

export function staffRoutes(serve: Serve, service: StaffService) {
  serve(staff.list, ({ person, reach, params }) =>
    service.list({ person: signedIn(person), reach }, params.id),
  )
  serve(staff.invite, ({ person, reach, params, body }) =>
    service.invite({ person: signedIn(person), reach }, params.id, body),
  )
  serve(staff.leave, ({ person, params }) => service.leave(signedIn(person), params.id))
  serve(staff.update, ({ person, reach, params, body }) =>
    service.place({ person: signedIn(person), reach }, params.id, body.position),
  )
  serve(staff.remove, ({ person, reach, params }) =>
    service.remove({ person: signedIn(person), reach }, params.id),
  )
  serve(staff.sendAgain, ({ person, reach, params }) =>
    service.sendAgain({ person: signedIn(person), reach }, params.id),
  )
  serve(staff.withdraw, ({ person, reach, params }) =>
    service.withdraw({ person: signedIn(person), reach }, params.id),
  )
}
