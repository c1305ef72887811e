import { formatPesos, toPesos } from '@botika/common/centavos'
import * as messages from '@botika/common/messages/emails'
import type { Language } from '@botika/common/messages/message'
import { type Email, hello, said } from '../../platform'
import type { DueRow } from './repository'

export type LinkTo = (path: string) => string

export const CONFIRM_DAYS = 3

const pesos = (centavos: number | null) => formatPesos(toPesos(centavos ?? 0))

export const confirmAlertEmail = (to: string, language: Language, href: string): Email => ({
  kind: 'price_alert_confirm',
  to,
  language,
  subject: said(messages.confirmAlert),
  greeting: hello(''),
  paragraphs: [said(messages.alertAskedFor), said(messages.confirmAlertOrNothing, { days: CONFIRM_DAYS })],
  link: { label: said(messages.confirmAndBegin), href },
})

/** Without the product's name, as with orders: emails are read over shoulders, and the link says which it is. */
export function metEmail(row: DueRow, token: string, linkTo: LinkTo): Email {
  const place = (language: Language) => row.province ?? said(messages.thePhilippines)(language)
  const price = pesos(row.lowest)
  return {
    kind: 'price_alert',
    to: row.account_email ?? row.email ?? '',
    language: row.account_email === null ? row.language : undefined,
    subject: said(row.price === null ? messages.backInStock : messages.priceYouWaitedFor),
    greeting: hello(row.first_name ?? ''),
    paragraphs: [
      (language) =>
        row.price === null
          ? said(messages.inStockNow, { place: place(language), price })(language)
          : said(messages.costsNow, { place: place(language), price, wanted: pesos(row.price) })(language),
      said(messages.pricesChange),
    ],
    link: { label: said(messages.openProduct), href: linkTo(`/browse/products/product/${row.product_id}`) },
    unsubscribe: {
      page: linkTo(`/price-alert#token=${token}&stop`),
      post: linkTo(`/api/price-alerts/stop?token=${token}`),
    },
  }
}
