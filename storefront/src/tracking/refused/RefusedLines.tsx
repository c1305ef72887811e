import { formatPesos } from '@botika/common/centavos'
import { arrivalWords, pickUpWords, shortMoment } from '@botika/common/delivery-terms/window'
import { expected } from '@botika/common/expected'
import * as refusals from '@botika/common/messages/refusals'
import type { TrackedOrder } from '@botika/common/orders/schema'
import { type LineChoice, ownRefusedLines, type RefusedLine } from '@botika/common/refused-lines/endpoints'
import { REASON_NAMES } from '@botika/common/refused-lines/rules'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api'
import { t, unbroken } from '../../lib/language/text'
import { useQuery } from '../../lib/useQuery'
import { formatDistance } from '../../place/atoms'
import { Question } from '../../ui/Question'
import { QueryResult } from '../../ui/QueryResult'
import { useAction } from '../../ui/toast/useAction'
import ui from '../../ui/ui.module.css'
import { proofOf, type Shopper } from '../complaints/calls'
import { EmailForm } from '../EmailForm'
import { ItemPicture } from '../order-elements'
import { track } from '../useTrackedOrder'
import styles from './RefusedLines.module.css'

interface Props {
  order: TrackedOrder
  shopper: Shopper | null
  onKnown: ((email: string) => void) | undefined
  onReady: () => void
  onChanged: (order: TrackedOrder) => void
}

async function fetchLines(shopper: Shopper, signal: AbortSignal): Promise<RefusedLine[]> {
  const { list, listAsGuest } = ownRefusedLines
  const reply =
    'orderId' in shopper
      ? call(list, { query: { order_id: shopper.orderId } }, { signal })
      : call(listAsGuest, { body: proofOf(shopper) }, { signal })
  return (await reply).data
}

async function chooseFor(shopper: Shopper, id: number, choice: LineChoice | null) {
  const { inventory_id, total, delivery_fee } = choice ?? { inventory_id: null }
  const body = { inventory_id, total, delivery_fee }
  if ('orderId' in shopper) await call(ownRefusedLines.choose, { params: { id }, body })
  else await call(ownRefusedLines.chooseAsGuest, { params: { id }, body: { ...body, ...proofOf(shopper) } })
}

/** The refused lines of an order with what may stand in for each; a guest gives the email address first. */
export function RefusedLines({ order, shopper, onKnown, onReady, onChanged }: Props) {
  const key = `${order.timeline.length} ${JSON.stringify(shopper)}`
  const query = useQuery(key, async (signal) => (shopper ? fetchLines(shopper, signal) : []))
  const isLoading = query.result.state === 'loading'
  useEffect(() => {
    if (!isLoading) onReady()
  })
  function onChosen() {
    query.retry()
    track(order.order_number).then(onChanged).catch(expected('The order stays as it was read'))
  }
  return (
    <section className={`${ui.card} ${ui.stack} ${ui.noPrint}`} aria-labelledby="refused">
      <h2 id="refused">{t(refusals.aPharmacyCantSend)}</h2>
      <p className={ui.muted}>
        {t(order.status === 'cancelled' ? refusals.nothingIsOnItsWay : refusals.nothingMovesWithoutYes)}
      </p>
      {onKnown && (query.result.state !== 'found' || query.result.data.length === 0) ? (
        <EmailForm
          label={t(refusals.aPharmacyCantSend)}
          words={t(refusals.giveYourEmail)}
          button={t(refusals.showTheChoices)}
          result={query.result}
          onKnown={onKnown}
        />
      ) : (
        <QueryResult query={query}>
          {(lines) => lines.map((line) => <Line key={line.id} {...{ line, order, shopper, onChosen }} />)}
        </QueryResult>
      )}
    </section>
  )
}

interface LineProps extends Pick<Props, 'order' | 'shopper'> {
  line: RefusedLine
  onChosen: () => void
}

function Line({ line, order, shopper, onChosen }: LineProps) {
  const [choice, setChoice] = useState<LineChoice | null>()
  const { isBusy, run } = useAction()
  const { pharmacy_name: pharmacy, owed, status, choices } = line
  const product = unbroken(line.product_name)
  const without = t(refusals.youSave, { amount: formatPesos(line.total) })

  async function confirm() {
    const send = async () => (shopper ? chooseFor(shopper, line.id, choice ?? null) : undefined)
    const error = await run(send, t(refusals.choiceIsNoted))
    if (!error) setChoice(undefined)
    onChosen()
    return error
  }
  return (
    <section className={`${ui.stackS} ${ui.ruled}`} aria-label={line.product_name}>
      <h3>
        {line.quantity} × {product}
      </h3>
      <p>
        {t(refusals.pharmacyAndReason, { pharmacy, reason: line.remarks ?? t(REASON_NAMES[line.reason]) })}
      </p>
      {owed > 0 && (
        <p className={ui.noticeWarn}>{t(refusals.isOwed, { pharmacy, amount: formatPesos(owed) })}</p>
      )}
      <p className={ui.muted}>{stateOf(line)}</p>
      <ul className={ui.cards}>
        {choices.map((one) => (
          <Choice key={one.inventory_id} choice={one} order={order} onChoose={() => setChoice(one)} />
        ))}
        {(status === 'to_choose' || status === 'offered') && (
          <li className={styles.choice}>
            {status === 'to_choose' && choices.length === 0 && <p>{t(refusals.noChoices)}</p>}
            <p>{without}</p>
            <button type="button" className={ui.outline} onClick={() => setChoice(null)}>
              {t(refusals.goWithout)}
            </button>
          </li>
        )}
      </ul>
      {choice !== undefined && (
        <Question
          title={
            choice
              ? t(refusals.askTitle, { pharmacy: choice.pharmacy_name })
              : t(refusals.goWithoutTitle, { product })
          }
          action={t(choice ? refusals.yesAsk : refusals.yesWithout)}
          isBusy={isBusy}
          onConfirm={confirm}
          onClose={() => setChoice(undefined)}
        >
          <p>{choice ? promiseOf(choice) : without}</p>
          {choice?.is_prescription && (
            <p>{t(refusals.prescriptionOpens, { pharmacy: choice.pharmacy_name })}</p>
          )}
        </Question>
      )}
    </section>
  )
}

const promiseOf = ({ quantity, product_name, total, delivery_fee, pharmacy_name: pharmacy }: LineChoice) =>
  t(refusals.youPayNoMore, {
    quantity,
    product: unbroken(product_name),
    total: formatPesos(total + delivery_fee),
    pharmacy,
  })

function stateOf({ status, choose_by, asked }: RefusedLine) {
  if (status === 'to_choose') return t(refusals.chooseUntil, { moment: shortMoment(t, choose_by) })
  if (status !== 'offered') return t(status === 'moved' ? refusals.anotherSendsIt : refusals.leftOut)
  const answers = asked.map(({ pharmacy_name: pharmacy, answer_by }) =>
    t(refusals.pharmacyIsAsked, { pharmacy, moment: shortMoment(t, answer_by) }),
  )
  return answers.join(' ')
}

interface ChoiceProps {
  choice: LineChoice
  order: TrackedOrder
  onChoose: () => void
}

function Choice({ choice, order: { delivery_option }, onChoose }: ChoiceProps) {
  const { kind, product_name: product, pharmacy_name: pharmacy, city, distance_km: km, expected } = choice
  const isSame = kind === 'same'
  const when = delivery_option === 'pick_up' ? pickUpWords : arrivalWords
  return (
    <li className={styles.choice}>
      <span className={`${ui.badge} ${isSame ? ui.good : ui.info}`}>
        {t(isSame ? refusals.sameProduct : refusals.equivalent)}
      </span>
      <div className={styles.what}>
        <ItemPicture image={choice.image} />
        <b>
          {choice.quantity} × {unbroken(product)}
        </b>
      </div>
      <p className={`${ui.small} ${ui.parts}`}>
        {[pharmacy, city, km !== null && formatDistance(km), expected && when(t, expected)]
          .filter(Boolean)
          .map((fact) => (
            <span key={String(fact)}>{fact}</span>
          ))}
      </p>
      <p>
        <b>{formatPesos(choice.total + choice.delivery_fee)}</b>
        <small className={styles.difference}>
          {choice.delivery_fee > 0 &&
            `${t(refusals.forDelivery, { fee: formatPesos(choice.delivery_fee) })} · `}
          {differenceOf(choice)}
        </small>
      </p>
      <button type="button" className={ui.primary} onClick={onChoose}>
        {t(refusals.chooseThis)}
        <span className={ui.hidden}>{t(refusals.productFromPharmacy, { product, pharmacy })}</span>
      </button>
    </li>
  )
}

function differenceOf({ difference }: LineChoice) {
  if (difference === 0) return t(refusals.costsTheSame)
  const amount = formatPesos(Math.abs(difference))
  return t(difference > 0 ? refusals.costsMore : refusals.costsLess, { amount })
}
