import { emailLinks } from '@botika/common/email-links/endpoints'
import { type Serve, signedIn } from '../../platform'
import type { EmailLinkService } from './service'

export function emailLinkRoutes(serve: Serve, service: EmailLinkService) {
  serve(emailLinks.send, ({ person }) => service.send(signedIn(person)))
  serve(emailLinks.confirm, ({ body, person, ip }) => service.confirm(body.token, body.password, person, ip))
}
