import * as messages from '@botika/common/messages/baskets'
import { type BasketPlan, baskets } from '@botika/common/baskets/endpoints'
import { eachPesos, formatPesos } from '@botika/common/centavos'
import { promotedTotal } from '@botika/common/pricing/cart'
import type { InputOf } from '@botika/common/http/endpoint'
import { arrivalWords } from '@botika/common/delivery-terms/window'
import { useNavigate } from 'react-router-dom'
import { DeliveryFacts } from '../../cart/delivery/DeliveryFacts'
import { deliveryOptionAtom } from '../../cart/state/checkout-terms'
import { add, type GuestCartItem, PRESCRIPTION } from '../../cart/state/items'
import { useSwap } from '../../cart/state/swap'
import { useCartSource } from '../../cart/state/useCart'
import { call } from '../../lib/api'
import { t, unbroken } from '../../lib/language/text'
import { paths } from '../../lib/paths'
import { useSetAtom } from '../../lib/store'
import { useQuery } from '../../lib/useQuery'
import { formatDistance } from '../../place/atoms'
import { Notice, TextList } from '../../ui/Notice'
import { QueryResult } from '../../ui/QueryResult'
import { Totals } from '../../ui/Totals'
import ui from '../../ui/ui.module.css'

const KINDS = { cheapest: messages.cheapest, fewest: messages.fewest, nearest: messages.nearest }
const REASONS = {
  nowhere: messages.nowhere,
  no_pack: messages.noPack,
  parcels: messages.oneParcelMore,
  pick_up_only: messages.pickUpOnly,
}

interface Props {
  body: InputOf<typeof baskets.plan>['body']
  names: readonly string[]
}

export function Plans({ body, names }: Props) {
  const query = useQuery('plans', (signal) => call(baskets.plan, { body }, { signal }))
  return (
    <section className={ui.stack} aria-labelledby="plans">
      <h2 id="plans">{t(messages.waysToBuyIt)}</h2>
      <QueryResult query={query}>
        {({ plans, reaching_count: reaching, looked_at_count: looked }) => (
          <>
            <p role="status">
              {plans.length > 0
                ? t(messages.comparedPharmacies, { reaching, looked })
                : t(messages.nobodyHasYourList)}
            </p>
            <ul className={ui.cards}>
              {plans.map((plan) => (
                <PlanCard key={plan.kind} plan={plan} names={names} body={body} />
              ))}
            </ul>
          </>
        )}
      </QueryResult>
    </section>
  )
}

function PlanCard({ plan, names, body: { lines } }: Props & { plan: BasketPlan }) {
  const { quote, parcels: count, distance_km: km, arrives, left_out, is_proven } = plan
  const kind = t(KINDS[plan.kind])
  const isWaiting = useCartSource() === 'waiting'
  const take = useTaking(plan)
  const about = (line: number) => ({ name: names[line] ?? '', wanted: Number(lines[line]?.pieces) })
  const more = plan.lines.filter(({ line, pieces }) => pieces > about(line).wanted)
  const notes = [
    ...left_out.map(({ line, reason }) => `${about(line).name}: ${t(REASONS[reason])}`),
    ...more.map(({ line, pieces }) => t(messages.morePieces, { ...about(line), pieces })),
    ...(is_proven ? [] : [t(messages.stoppedEarly, { bound: formatPesos(plan.bound) })]),
  ]
  return (
    <li className={`${ui.card} ${ui.stack}`}>
      <h3>{t(messages.kindTotal, { kind, total: formatPesos(quote.total) })}</h3>
      <p className={ui.parts}>
        <span>{t(messages.countParcels, { count })}</span>
        {km === null ? null : <span>{t(messages.upToDistance, { distance: formatDistance(km) })}</span>}
        {arrives ? <span>{t(messages.lastParcel, { when: arrivalWords(t, arrives) })}</span> : null}
      </p>
      {notes.length > 0 ? (
        <Notice tone="warn">
          <TextList texts={notes} />
        </Notice>
      ) : null}
      {quote.groups.map((group) => (
        <section key={group.pharmacy_id}>
          <h4>{unbroken(group.pharmacy_name)}</h4>
          <DeliveryFacts group={group} option="door_to_door" />
          <TextList
            texts={quote.lines
              .filter(({ pharmacy_id }) => pharmacy_id === group.pharmacy_id)
              .map(({ quantity, product_name }) => `${quantity} × ${product_name}`)}
          />
        </section>
      ))}
      <Totals quote={quote} parts={quote.groups} />
      <button type="button" className={ui.primary} disabled={isWaiting} onClick={take}>
        {t(messages.putKindIntoMyCart, { kind })}
      </button>
    </li>
  )
}

function useTaking({ quote }: BasketPlan) {
  const navigate = useNavigate()
  const { swapAll } = useSwap()
  const setDelivery = useSetAtom(deliveryOptionAtom)
  return () => {
    const items = quote.lines.reduce((all: GuestCartItem[], line) => {
      const { product_id: id, product_name: name, quantity } = line
      const group = quote.groups.find(({ pharmacy_id }) => pharmacy_id === line.pharmacy_id)
      const pharmacy_name = group?.pharmacy_name ?? ''
      const subcategory_name = line.is_prescription ? PRESCRIPTION : null
      const selling_price = eachPesos(promotedTotal(line, quantity), quantity)
      return add(all, { ...line, id, name, pharmacy_name, subcategory_name, selling_price }, quantity)
    }, [])
    swapAll(items, t(messages.yourCartHoldsYourList))
    setDelivery('door_to_door')
    void navigate(paths.cart())
  }
}
