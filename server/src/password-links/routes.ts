import { passwordLinks } from '@botika/common/password-links/endpoints'
import type { Serve } from '../http/serve'
import type { PasswordLinkService } from './service'

export function passwordLinkRoutes(serve: Serve, service: PasswordLinkService) {
  serve(passwordLinks.forgot, ({ body }) => service.forgot(body.email, body.altcha))
  serve(passwordLinks.reset, ({ body }) => service.reset(body.token, body.password))
}
