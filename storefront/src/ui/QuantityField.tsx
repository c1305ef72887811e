import * as ui from '@botika/common/messages/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { t } from '../lib/language/text'
import { Icon } from './Icon'
import styles from './QuantityField.module.css'

interface Props {
  value: number
  max: number
  label: string
  onChange: (quantity: number) => void
}

export function QuantityField({ value, max, label, onChange }: Props) {
  const [typed, setTyped] = useState(String(value))
  const [isAbove, setIsAbove] = useState(false)
  useEffect(() => setTyped(String(value)), [value])

  function onInput(event: FormEvent<HTMLInputElement>) {
    const text = event.currentTarget.value.replace(/\D/g, '')
    setTyped(text)
    const quantity = Number(text)
    setIsAbove(quantity > max)
    if (text !== '' && quantity >= 1 && quantity <= max) onChange(quantity)
  }

  function step(by: number) {
    setIsAbove(false)
    onChange(value + by)
  }

  return (
    <div className={styles.field} role="group" aria-label={t(ui.quantityOfLabel, { label })}>
      <button type="button" aria-label={t(ui.oneLess)} disabled={value <= 1} onClick={() => step(-1)}>
        <Icon name="minus" size={18} />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={t(ui.quantity)}
        value={typed}
        onChange={onInput}
        onKeyDown={({ key }) => key === 'Enter' && setTyped(String(value))}
        onBlur={() => setTyped(String(value))}
      />
      <button type="button" aria-label={t(ui.oneMore)} disabled={value >= max} onClick={() => step(1)}>
        <Icon name="plus" size={18} />
      </button>
      <span role="status" className={styles.hint}>
        {isAbove ? t(ui.onlyCountInStock, { count: max }) : null}
      </span>
    </div>
  )
}
