import * as emails from '@botika/common/messages/emails'
import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/catalogue'
import { Problem } from '@botika/common/http/problem'
import { makePage } from '@botika/common/http/paging'
import {
  moderation,
  type ProductReview,
  type ReviewDecision,
  type ReviewQuery,
} from '@botika/common/moderation/endpoints'
import { toPesos } from '@botika/common/centavos'
import { pick } from '@botika/common/pick'
import { FACT_NAMES } from '@botika/common/products/facts'
import { sellersOf } from '../../directory'
import { type AuditService, type Email, hello, type MailService, type Person, said } from '../../platform'
import { type Keeper, ownPharmacy } from '../inventories/service'
import { decideEach } from './each'
import type { ModerationService } from './moderation-service'
import type { ReviewRepository, ReviewRow, Tx } from './review-repository'

interface Needs {
  repository: ReviewRepository
  moderation: ModerationService
  audit: AuditService
  mail: MailService
  linkTo: (path: string) => string
  isOffered: (id: number, pharmacyId: number) => Promise<unknown>
}

function decisions({ repository, moderation, audit, mail, linkTo }: Needs) {
  async function write(
    tx: Tx,
    pharmacyId: number | null,
    email: Pick<Email, 'kind' | 'subject' | 'paragraphs'>,
    path: string,
  ) {
    if (pharmacyId === null) return
    const sellers = await sellersOf(tx, pharmacyId)
    await mail.queue(
      tx,
      sellers.map((seller) => ({
        ...email,
        to: seller.email,
        greeting: hello(seller.first_name),
        link: { label: said(emails.openProduct), href: linkTo(path) },
      })),
    )
  }

  const approve = async (tx: Tx, person: Person | null, id: number, reason: string | undefined) => {
    const product = await repository.hold(tx, id)
    if (!product) throw new Problem('not_found', phrase(messages.thereIsNoSuchProduct2))
    if (product.review === null && product.hold_reason === null)
      throw new Problem('conflict', phrase(messages.thisProductWaitsForNoCheck))
    if (product.hold_reason !== null && !reason)
      throw Problem.invalidField('reason', t(messages.sayWhyItIsNoDangerousDrug))
    if (product.review !== null) {
      await repository.set(tx, id, null, null)
      await audit.record(tx, {
        person,
        action: 'approve',
        resource: 'products',
        recordId: id,
        changes: {
          review: { from: product.review, to: null },
          ...(reason && { reason: { from: null, to: reason } }),
        },
      })
    }
    if (product.hold_reason !== null) await moderation.releaseIn(tx, person, id, reason ?? '')
  }

  const giveBack = async (tx: Tx, person: Person | null, id: number, reason: string | undefined) => {
    if (!reason) throw Problem.invalidField('reason', t(messages.sayWhyItIsReturned))
    const product = await repository.hold(tx, id)
    if (!product) throw new Problem('not_found', phrase(messages.thereIsNoSuchProduct2))
    if (product.review !== 'waiting')
      throw new Problem('conflict', phrase(messages.thisProductWaitsForNoCheck))
    await repository.set(tx, id, 'returned', reason)
    await audit.record(tx, {
      person,
      action: 'return',
      resource: 'products',
      recordId: id,
      changes: { review: { from: 'waiting', to: 'returned' }, reason: { from: null, to: reason } },
    })
    const { name } = product
    await write(
      tx,
      product.submitted_pharmacy_id,
      {
        kind: 'product_returned',
        subject: said(emails.productReturned, { name }),
        paragraphs: [
          said(emails.productNeedsChange, { name }),
          said(emails.theReason, { reason }),
          said(emails.changeAndSave),
        ],
      },
      `/seller/products/${id}`,
    )
  }

  return { write, approve, giveBack }
}

/** The review queue: what pharmacies and imports describe is on sale once an admin has approved it. */
export function reviewService(needs: Needs) {
  const { repository, audit } = needs
  const { write, approve, giveBack } = decisions(needs)

  return {
    async list(query: ReviewQuery) {
      const { rows, counts } = await repository.list(query)
      const ids = rows.map(({ id }) => id)
      const [offers, reports, similar] = await Promise.all([
        repository.offers(ids),
        repository.reports(ids),
        Promise.all(rows.map(repository.similar)),
      ])
      const data = rows.map((row, at): ProductReview => ({
        ...presentRow(row),
        offers: offers
          .filter((one) => one.product_id === row.id)
          .map(({ pharmacy_name, price, quantity }) => ({
            pharmacy_name,
            selling_price: toPesos(price),
            quantity,
          })),
        reports: reports
          .filter((one) => one.product_id === row.id)
          .map(({ id, pharmacy_name, message, created_at }) => ({
            id,
            pharmacy_name,
            message,
            created_at: created_at.toISOString(),
          })),
        similar: similar[at] ?? [],
      }))
      const { kind } = query
      return {
        ...makePage({ data, total: counts[kind], path: moderation.reviews.path, query }),
        counts,
      }
    },

    decide: (person: Person | null, { ids, decision, reason, seen = {} }: ReviewDecision) =>
      decideEach(ids, (id) =>
        repository.transaction(async (tx) => {
          const looked = seen[id]
          const product = looked === undefined ? undefined : await repository.hold(tx, id)
          if (product && product.updated_at.toISOString() !== looked)
            throw new Problem('conflict', t(messages.nameWasChangedMeanwhile, { name: product.name }))
          await (decision === 'approve' ? approve : giveBack)(tx, person, id, reason)
        }),
      ),

    async report(keeper: Keeper, id: number, message: string) {
      const pharmacyId = ownPharmacy(keeper) ?? 0
      await needs.isOffered(id, pharmacyId)
      return repository.transaction(async (tx) => {
        const report = await repository.addReport(tx, { product_id: id, pharmacy_id: pharmacyId, message })
        await audit.record(tx, {
          person: keeper.person,
          action: 'report',
          resource: 'products',
          recordId: id,
          pharmacyId,
          changes: { message: { from: null, to: message } },
        })
        return { id: report }
      })
    },

    settle: (person: Person | null, id: number, answer: string) =>
      repository.transaction(async (tx) => {
        const report = await repository.openReport(tx, id)
        if (!report) throw new Problem('not_found', phrase(messages.noSuchReport))
        await repository.settle(tx, id, answer)
        await audit.record(tx, {
          person,
          action: 'settle-report',
          resource: 'products',
          recordId: report.product_id,
          changes: { message: { from: report.message, to: answer } },
        })
        const { name } = report
        await write(
          tx,
          report.pharmacy_id,
          {
            kind: 'product_report_settled',
            subject: said(emails.aboutYourReport, { name }),
            paragraphs: [said(emails.weLookedAtYourReport, { name }), said(emails.ourAnswer, { answer })],
          },
          `/seller/products/${report.product_id}`,
        )
        return { id }
      }),
  }
}
export type ReviewService = ReturnType<typeof reviewService>

const presentRow = ({ equivalence_key: _, ...row }: ReviewRow) => ({
  ...pick(row, FACT_NAMES),
  ...pick(row, [
    'id',
    'category',
    'review',
    'review_reason',
    'hold_reason',
    'prescription_basis',
    'discount_basis',
    'submitted_by',
    'offers_count',
  ]),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
