import { users } from '@botika/common/users/endpoints'
import { type CaptchaService, type Serve, signedIn } from '../../platform'
import type { UserService } from './service'

export function userRoutes(serve: Serve, service: UserService, captcha: CaptchaService) {
  serve(users.list, ({ query }) => service.list(query))
  serve(users.one, ({ person, reach, params }) => service.read(signedIn(person), reach, params.id))
  serve(users.create, async ({ person, language, body }) => {
    if (!person) await captcha.check(body.altcha)
    return service.create(person, body, language)
  })
  serve(users.update, ({ person, reach, params, body, ip }) =>
    service.update(signedIn(person), reach, params.id, body, ip),
  )
  serve(users.changePassword, ({ person, reach, params, body }) =>
    service.changePassword(signedIn(person), reach, params.id, body),
  )
  serve(users.signOut, ({ person, params }) => service.signOut(signedIn(person), params.id))
  serve(users.remove, ({ person, params }) => service.remove(signedIn(person), params.id))
}
