import * as messages from '@botika/common/messages/baskets'
import { baskets } from '@botika/common/baskets/endpoints'
import { useState } from 'react'
import { cartItemsAtom } from '../../cart/state/atoms'
import { call } from '../../lib/api'
import { t } from '../../lib/language/text'
import { paths } from '../../lib/paths'
import { useAtom, useAtomValue } from '../../lib/store'
import { useQuery } from '../../lib/useQuery'
import { hasRole, useUser } from '../../session/atoms'
import { useAction } from '../../ui/toast/useAction'
import { Breadcrumbs } from '../../ui/Breadcrumbs'
import { TextField } from '../../ui/Field'
import { Head } from '../../ui/Head'
import { QueryResult } from '../../ui/QueryResult'
import ui from '../../ui/ui.module.css'
import { type Bought, listOf, typedAtom } from './list'
import { PastOrders } from './PastOrders'
import { Rows } from './Rows'

const linesIn = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])

export function Component() {
  const [{ text }, setTyped] = useAtom(typedAtom)
  const [asked, setAsked] = useState('')
  const [isChoosing, setIsChoosing] = useState(false)
  const cart = useAtomValue(cartItemsAtom)
  const user = useUser()
  const { attempt } = useAction()

  const add = (bought: Bought) =>
    void attempt(async () => {
      setIsChoosing(false)
      const more = await listOf(bought)
      setTyped((typed) => ({ ...typed, text: [...linesIn(typed.text), ...more].join('\n') }))
    }, t(messages.addedToYourList))

  return (
    <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
      <Head
        title={t(messages.myMedicines)}
        description={t(messages.whatYourListCosts)}
        path={paths.myMedicines()}
      />
      <div>
        <Breadcrumbs crumbs={[{ name: t(messages.myMedicines) }]} />
        <h1>{t(messages.myMedicines)}</h1>
        <p className={ui.muted}>{t(messages.whatYourListCosts)}</p>
      </div>
      <form
        className={`${ui.card} ${ui.stack}`}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(linesIn(text).join('\n'))
        }}
      >
        <TextField
          label={t(messages.oneMedicineALine)}
          placeholder={'Losartan 50 mg tablet 30 pcs\nMetformin 500 mg tablet 60 pcs'}
          required
          value={text}
          onChange={({ target }) => setTyped((typed) => ({ ...typed, text: target.value }))}
        />
        <div className={ui.row}>
          <button type="submit" className={ui.primary}>
            {t(messages.findThese)}
          </button>
          <button
            type="button"
            className={ui.outline}
            disabled={cart.length === 0}
            onClick={() => add(cart.map((item) => ({ ...item.product, ...item })))}
          >
            {t(messages.takeFromMyCart)}
          </button>
          <button
            type="button"
            className={hasRole(user, 'customer') ? ui.outline : ui.unseen}
            onClick={() => setIsChoosing(true)}
          >
            {t(messages.takeFromPastOrders)}
          </button>
        </div>
        {user && isChoosing ? <PastOrders user_id={user.id} take={add} /> : null}
      </form>
      {asked ? <Matched key={asked} asked={asked} /> : null}
    </div>
  )
}

function Matched({ asked }: { asked: string }) {
  const query = useQuery(asked, (signal) =>
    call(baskets.match, { body: { lines: asked.split('\n') } }, { signal }),
  )
  return <QueryResult query={query}>{({ rows }) => <Rows rows={rows} />}</QueryResult>
}
