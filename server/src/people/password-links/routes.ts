import { passwordLinks } from '@botika/common/password-links/endpoints'
import { type Serve, signedIn } from '../../platform'
import type { PasswordLinkService } from './service'

export function passwordLinkRoutes(serve: Serve, service: PasswordLinkService) {
  serve(passwordLinks.forgot, ({ body, ip }) => service.forgot(body.email, body.altcha, ip))
  serve(passwordLinks.reset, ({ body, ip }) => service.reset(body.token, body.password, ip))
  serve(passwordLinks.send, ({ person, params }) => service.send(signedIn(person), params.id))
}
