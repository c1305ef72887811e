import { passwordLinks } from '@botika/common/password-links/endpoints'
import { type AuthCookies, type Serve, signedIn } from '../../platform'
import type { PasswordLinkService } from './service'

export function passwordLinkRoutes(serve: Serve, service: PasswordLinkService, cookies: AuthCookies) {
  serve(passwordLinks.forgot, ({ body, ip }) => service.forgot(body.email, body.altcha, ip))
  serve(passwordLinks.reset, async ({ body, ip, raw }) => {
    const { message, email } = await service.reset(body.token, body.password, ip)
    // who reads the account's emails is not held up by a stranger's guesses
    if (email !== undefined) cookies.remember(raw, email)
    return { message }
  })
  serve(passwordLinks.send, ({ person, params }) => service.send(signedIn(person), params.id))
}
