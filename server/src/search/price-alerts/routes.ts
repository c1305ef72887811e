import { makePage } from '@botika/common/http/paging'
import { priceAlerts } from '@botika/common/price-alerts/endpoints'
import { type CaptchaService, type Serve, signedIn } from '../../platform'
import type { PriceAlertService } from './service'

interface Needs {
  serve: Serve
  service: PriceAlertService
  captcha: CaptchaService
}

export function priceAlertRoutes({ serve, service, captcha }: Needs) {
  serve(priceAlerts.list, async ({ person, query }) => {
    const { data, total } = await service.list(signedIn(person).id, query)
    return makePage({ data, total, path: priceAlerts.list.path, query })
  })
  serve(priceAlerts.create, ({ person, body }) => service.create(signedIn(person).id, body))
  serve(priceAlerts.remove, ({ person, params }) => service.remove(signedIn(person).id, params.id))
  serve(priceAlerts.createAsGuest, async ({ body: { email, altcha, ...fields }, language }) => {
    await captcha.check(altcha)
    return service.createAsGuest(email, language, fields)
  })
  serve(priceAlerts.confirm, ({ body }) => service.confirm(body.token))
  serve(priceAlerts.stop, ({ query }) => service.stop(query.token))
  // mail programs that know no one-click open the address: it must change nothing by itself
  serve(priceAlerts.stopPage, async ({ query }) => {
    const page = `/price-alert#token=${encodeURIComponent(query.token)}&amp;stop`
    return `<!doctype html><meta http-equiv="refresh" content="0;url=${page}"><a href="${page}">Botika</a>`
  })
}
