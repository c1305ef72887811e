import * as messages from '@botika/common/messages/baskets'
import * as uiMessages from '@botika/common/messages/ui'
import type { MatchedRow } from '@botika/common/baskets/endpoints'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { t, unbroken } from '../../lib/language/text'
import { paths } from '../../lib/paths'
import { useAtom, useAtomValue } from '../../lib/store'
import { placeAtom } from '../../place/atoms'
import { wantedAt } from '../../place/destination'
import { PlaceButton } from '../../place/PlaceButton'
import { showsStatutoryAtom } from '../../statutory-price/atoms'
import { StatutorySwitch } from '../../statutory-price/StatutorySwitch'
import { Field, Labelled } from '../../ui/Field'
import fields from '../../ui/Field.module.css'
import { Notice } from '../../ui/Notice'
import ui from '../../ui/ui.module.css'
import { type Choice, chosen, medicineName, type Row, typedAtom } from './list'
import { Plans } from './Plans'

export function Rows({ rows: matched }: { rows: readonly MatchedRow[] }) {
  const [{ choices }, setTyped] = useAtom(typedAtom)
  const [asked, setAsked] = useState('')
  const place = useAtomValue(placeAtom)
  const discount_type = useAtomValue(showsStatutoryAtom) ? ('senior_citizen' as const) : null
  const rows = matched.map((row) => chosen(row, choices[row.text]))
  const wanted = rows.flatMap(({ medicine, pieces, any_equivalent, may_exceed }) =>
    medicine ? { product_id: medicine.product_id, pieces: Number(pieces), any_equivalent, may_exceed } : [],
  )
  const key = JSON.stringify(wanted)
  // as the server counts them: without those that were not found
  const numberOf = (index: number) => rows.slice(0, index + 1).filter(({ medicine }) => medicine).length
  const choose = (text: string) => (choice: Choice) =>
    setTyped((typed) => ({
      ...typed,
      choices: { ...typed.choices, [text]: { ...typed.choices[text], ...choice } },
    }))
  const body = { lines: wanted, discount_type, ...wantedAt(place) }
  const names = rows.flatMap(({ medicine }) => (medicine ? medicineName(medicine) : []))
  return (
    <>
      <form
        className={`${ui.card} ${ui.stack}`}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(key)
        }}
      >
        <h2>{t(messages.yourList)}</h2>
        {rows.map((row, index) => (
          <div key={index} className={ui.ruled}>
            <ListRow {...row} choose={choose(row.text)} number={numberOf(index)} />
          </div>
        ))}
        {rows.some(({ medicine, candidates }) => medicine ?? candidates[0]) ? (
          <>
            <StatutorySwitch label={t(uiMessages.showSeniorAndPwdPrices)} />
            {place ? null : <Notice>{t(messages.choosePlaceForPlans)}</Notice>}
            <div className={ui.row}>
              <PlaceButton className={ui.outline} />
              <button type="submit" className={ui.primary} disabled={!place || key === '[]'}>
                {t(messages.comparePlans)}
              </button>
            </div>
          </>
        ) : null}
      </form>
      {place && asked === key ? <Plans key={JSON.stringify(body)} body={body} names={names} /> : null}
    </>
  )
}

function ListRow(props: Row & { number: number; choose: (choice: Choice) => void }) {
  const { text, medicine, candidates, pieces, packs, is_refused, number, choose } = props
  const id = useId()
  if (!medicine && candidates.length === 0)
    return (
      <Notice tone="warn">
        {t(is_refused ? messages.textMayNotBeSold : messages.nothingFoundForText, { text })}{' '}
        {is_refused ? null : <Link to={paths.searchProducts(text)}>{t(messages.searchForIt)}</Link>}
      </Notice>
    )
  const tick = (field: 'any_equivalent' | 'may_exceed', label: string) => (
    <label className={fields.tick}>
      <input
        type="checkbox"
        checked={props[field]}
        onChange={({ target }) => choose({ [field]: target.checked })}
      />
      {label}
    </label>
  )
  return (
    <fieldset className={ui.stackS}>
      <legend className={fields.legend}>
        {medicine ? `${number}. ${unbroken(medicineName(medicine))}` : text}{' '}
        {medicine?.is_prescription ? <span className={`${ui.badge} ${ui.info}`}>Rx</span> : null}
      </legend>
      <p className={`${ui.muted} ${ui.small}`}>{t(messages.youWrote, { text })}</p>
      <div className={fields.pair}>
        {candidates.length > 0 ? (
          <Labelled id={id} label={t(messages.whichIsText, { text })}>
            <select
              id={id}
              className={fields.input}
              required
              value={medicine?.product_id ?? ''}
              onChange={({ target }) => choose({ product_id: Number(target.value) })}
            >
              <option value="">{t(messages.chooseOne)}</option>
              {candidates.map((one) => (
                <option key={one.product_id} value={one.product_id}>
                  {medicineName(one)}
                </option>
              ))}
            </select>
          </Labelled>
        ) : null}
        <Field
          label={t(messages.pieces)}
          hint={packs ? t(messages.howManyInPacks, packs) : null}
          type="number"
          min={1}
          max={1000}
          required
          value={pieces}
          onChange={({ target }) => choose({ pieces: target.value })}
        />
      </div>
      {tick('any_equivalent', t(messages.anyEquivalent))}
      {medicine?.is_prescription ? tick('may_exceed', t(messages.packsMayHoldMore)) : null}
    </fieldset>
  )
}
