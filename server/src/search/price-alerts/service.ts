import { setTimeout as sleep } from 'node:timers/promises'
import { formatPesos, toCentavos, toPesos } from '@botika/common/centavos'
import { Problem } from '@botika/common/http/problem'
import type { Language } from '@botika/common/messages/message'
import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/search'
import type { PriceAlert, PriceAlertFields } from '@botika/common/price-alerts/endpoints'
import type { Places } from '../../directory'
import type { JobService, MailService, Sealed } from '../../platform'
import { confirmAlertEmail, type LinkTo, metEmail } from './emails'
import type { AlertRow, PriceAlertRepository, Tx, Wish } from './repository'

interface Needs {
  repository: PriceAlertRepository
  jobs: JobService
  mail: MailService
  sealed: Sealed
  isKnown: Places['isKnown']
  linkTo: LinkTo
}

/** For each account, and for each address of guests. */
export const MOST_ALERTS = 50
export const ALERT_JOB = 'price-alerts'
/** At most 200 emails a second are written, about as many as are sent, a few at a time: more at once make requests wait (bench/src/price-alerts.ts). */
const BATCH = 10
const EVERY_MS = 50
const SOON_MS = 60_000

const pesos = (centavos: number | null) => (centavos === null ? null : toPesos(centavos))

const present = ({ lowest, price, created_at, updated_at, told_at, ...row }: AlertRow): PriceAlert => ({
  ...row,
  price: pesos(price),
  lowest_price: pesos(lowest),
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
  told_at: told_at?.toISOString() ?? null,
})

/** Emails about a price or a return to stock: one each time it becomes so. */
export function priceAlertService({ repository, jobs, mail, sealed, isKnown, linkTo }: Needs) {
  async function wishOf(tx: Tx, fields: PriceAlertFields): Promise<Wish> {
    const { product_id, province = null } = fields
    if (province !== null && !(await isKnown({ province, city: null, barangay: null })))
      throw Problem.invalid('province', t(messages.noSuchProvinceForAlert))
    const price = fields.price === undefined || fields.price === null ? null : toCentavos(fields.price)
    const found = await repository.findProduct(tx, { product_id, province })
    if (!found) throw new Problem('not_found', phrase(messages.thereIsNoSuchProductOrNobody))
    const { lowest } = found
    if (lowest !== null && (price === null || lowest <= price)) {
      const said = price === null ? messages.itIsInStockAlready : messages.itCostsThatAlready
      throw Problem.invalid('price', t(said, { price: formatPesos(toPesos(lowest)) }))
    }
    return { product_id, province, price }
  }

  function mustBeFew(count: number) {
    if (count > MOST_ALERTS)
      throw new Problem('conflict', phrase(messages.tooManyAlerts, { most: String(MOST_ALERTS) }))
  }

  // a refresh of the search that began before does not know of the alert yet
  const lookSoon = (tx: Tx, product_id: number) =>
    jobs.add(tx, [{ kind: ALERT_JOB, payload: { product_id }, runAt: new Date(Date.now() + SOON_MS) }])

  const idIn = (token: string, purpose: 'confirm' | 'stop') => {
    const id = sealed.open(token, purpose)
    if (id === null) throw Problem.invalid('token', t(messages.alertLinkOver))
    return Number(id)
  }

  async function tell(product: number) {
    await repository.forgetUnmet(product)
    const ids = await repository.due(product)
    for (let from = 0; from < ids.length; from += BATCH) {
      const spread = sleep(EVERY_MS)
      await repository.transaction(async (tx) => {
        const rows = await repository.take(tx, ids.slice(from, from + BATCH))
        await mail.queue(
          tx,
          rows.map((row) => metEmail(row, sealed.seal(String(row.id), 'stop'), linkTo)),
        )
      })
      if (from + BATCH < ids.length) await spread
    }
  }
  jobs.handle(ALERT_JOB, (payload) => tell((payload as { product_id: number }).product_id), 'alerts')

  return {
    async list(userId: number, page: { page: number; per_page: number }) {
      const { rows, total } = await repository.list(userId, page)
      return { data: rows.map(present), total }
    },

    create: (userId: number, fields: PriceAlertFields) =>
      repository.transaction(async (tx) => {
        const account = await repository.holdAccount(tx, userId)
        if (!account?.email_confirmed_at)
          throw new Problem('conflict', phrase(messages.confirmAddressForAlerts))
        const kept = await repository.keepOwn(tx, userId, await wishOf(tx, fields))
        mustBeFew(await repository.count(tx, { user_id: userId }))
        await lookSoon(tx, kept.product_id)
        return present(kept)
      }),

    createAsGuest: (email: string, language: Language, fields: PriceAlertFields) =>
      repository.transaction(async (tx) => {
        const id = await repository.keepAsked(tx, email, language, await wishOf(tx, fields))
        const href = linkTo(`/price-alert#token=${sealed.seal(String(id), 'confirm')}`)
        await mail.queue(tx, [confirmAlertEmail(email, language, href)])
        return { message: t(messages.alertLinkSent, { email }) }
      }),

    confirm: (token: string) =>
      repository.transaction(async (tx) => {
        const asked = await repository.hold(tx, idIn(token, 'confirm'))
        if (!asked?.email) throw Problem.invalid('token', t(messages.alertLinkOver))
        const { email } = asked
        if (asked.confirmed_at === null) {
          await repository.confirm(tx, { ...asked, email })
          mustBeFew(await repository.count(tx, { email }))
          await lookSoon(tx, asked.product_id)
        }
        return { message: t(messages.alertBegun) }
      }),

    remove: async (userId: number, id: number) => {
      if (!(await repository.removeOwn(userId, id)))
        throw new Problem('not_found', phrase(messages.noSuchAlert))
      return { id }
    },

    async stop(token: string) {
      await repository.remove(idIn(token, 'stop'))
      return { message: t(messages.alertStopped) }
    },

    deleteOld: repository.deleteOld,
  }
}
export type PriceAlertService = ReturnType<typeof priceAlertService>
