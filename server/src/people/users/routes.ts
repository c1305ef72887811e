import { Problem } from '@botika/common/http/problem'
import { users } from '@botika/common/users/endpoints'
import type { CaptchaService, Person, Serve } from '../../platform'
import type { UserService } from './service'

const known = (person: Person | null): Person => {
  if (!person) throw new Problem('not_signed_in')
  return person
}

export function userRoutes(serve: Serve, service: UserService, captcha: CaptchaService) {
  serve(users.list, ({ query }) => service.list(query))
  serve(users.one, ({ person, reach, params }) => service.read(known(person), reach, params.id))
  serve(users.create, async ({ person, language, body }) => {
    if (!person) await captcha.check(body.altcha)
    return service.create(person, body, language)
  })
  serve(users.update, ({ person, reach, params, body, ip }) =>
    service.update(known(person), reach, params.id, body, ip),
  )
  serve(users.changePassword, ({ person, reach, params, body }) =>
    service.changePassword(known(person), reach, params.id, body),
  )
  serve(users.signOut, ({ person, params }) => service.signOut(known(person), params.id))
  serve(users.remove, ({ person, params }) => service.remove(known(person), params.id))
}
