import { passwordLinks } from '@botika/common/password-links/endpoints'
import { Problem } from '@botika/common/http/problem'
import type { Serve } from '../../platform'
import type { PasswordLinkService } from './service'

export function passwordLinkRoutes(serve: Serve, service: PasswordLinkService) {
  serve(passwordLinks.forgot, ({ body }) => service.forgot(body.email, body.altcha))
  serve(passwordLinks.reset, ({ body }) => service.reset(body.token, body.password))
  serve(passwordLinks.send, ({ person, params }) => {
    if (!person) throw new Problem('not_signed_in')
    return service.send(person, params.id)
  })
}
