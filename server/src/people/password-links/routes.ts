import { passwordLinks } from '@botika/common/password-links/endpoints'
import { type Serve, signedIn } from '../../platform'
import type { PasswordLinkService } from './service'

export function passwordLinkRoutes(serve: Serve, service: PasswordLinkService) {
  serve(passwordLinks.forgot, ({ body }) => service.forgot(body.email, body.altcha))
  serve(passwordLinks.reset, ({ body }) => service.reset(body.token, body.password))
  serve(passwordLinks.send, ({ person, params }) => service.send(signedIn(person), params.id))
}
