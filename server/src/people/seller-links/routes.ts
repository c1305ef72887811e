import { sellerLinks } from '@botika/common/seller-links/endpoints'
import { type Serve, signedIn } from '../../platform'
import type { SellerLinkService } from './service'

export function sellerLinkRoutes(serve: Serve, service: SellerLinkService) {
  serve(sellerLinks.accept, ({ body, ip }) => service.accept(body.token, body.password, ip))
  serve(sellerLinks.send, ({ person, params }) => service.send(signedIn(person), params.id))
}
