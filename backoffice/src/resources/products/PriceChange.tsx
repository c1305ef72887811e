import { offers, products as productsMessages } from '@botika/common/messages/office'
import type { UsualPrice } from '@botika/common/products/price-doubt'
import type { ProductCard } from '@botika/common/products/schema'
import { Alert, Box, MenuItem, TextField } from '@mui/material'
import { ChangeList } from './ChangeList'
import { doubtText } from './usePriceQuestion'
import { useState } from 'react'
import { pesos } from '../../ui/format'
import { useTranslations } from '../../lib/language/useTranslations'
import { divideHalfUp, toCentavos, toPesos } from '@botika/common/centavos'

interface PriceChangeProps {
  products: readonly ProductCard[]
  usual: ReadonlyMap<number, UsualPrice>
  onChange: (prices: ReadonlyMap<number, number> | null) => void
}

export function PriceChange({ products, usual, onChange }: PriceChangeProps) {
  const t = useTranslations()
  const [typed, setTyped] = useState('')
  const [unit, setUnit] = useState<Unit>('percent')
  const [step, setStep] = useState(1)
  const pricesBy = (text: string, by: Unit, to: number) => {
    const change = changeOf(text, by)
    return change === null
      ? null
      : new Map(
          products.map(({ id, selling_price }) => [id, changedPrice(selling_price ?? 0, change, by, to)]),
        )
  }
  const prices = pricesBy(typed, unit, step)
  const isNone = typed !== '' && prices === null

  function choose({ text = typed, by = unit, to = step }: { text?: string; by?: Unit; to?: number }) {
    setTyped(text)
    setUnit(by)
    setStep(to)
    onChange(pricesBy(text, by, to))
  }

  const doubts = new Map(
    [...(prices ?? [])].flatMap(([id, price]) => {
      const one = usual.get(id)
      const text = one && doubtText(price, one, t)
      return text ? [[id, text] as const] : []
    }),
  )
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <TextField
          label={t(productsMessages.change)}
          value={typed}
          onChange={(event) => choose({ text: event.target.value })}
          error={isNone}
          helperText={t(
            unit === 'pesos'
              ? offers.forExampleTwoPesos
              : isNone
                ? productsMessages.moreThan100AndAt
                : productsMessages.forExample5ForDearer,
          )}
          slotProps={{ htmlInput: { inputMode: 'text' } }}
          sx={{ maxWidth: { sm: 260 } }}
        />
        <TextField
          select
          label={t(offers.by)}
          value={unit}
          onChange={(event) => choose({ by: event.target.value as Unit })}
        >
          <MenuItem value="percent">%</MenuItem>
          <MenuItem value="pesos">₱</MenuItem>
        </TextField>
        <TextField
          select
          label={t(offers.rounding)}
          value={step}
          onChange={(event) => choose({ to: Number(event.target.value) })}
          sx={{ minWidth: '9rem' }}
        >
          {ROUNDINGS.map((to) => (
            <MenuItem key={to} value={to}>
              {to === 1 ? t(offers.notRounded) : t(offers.toAmount, { amount: pesos(toPesos(to)) })}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {doubts.size > 0 && (
        <Alert severity="warning">{t(offers.countPricesFarOff, { count: doubts.size })}</Alert>
      )}
      {prices && (
        <ChangeList
          label={t(offers.newPrices)}
          rows={products.map(({ id, name, selling_price }) => ({
            id,
            name,
            from: pesos(selling_price),
            to: pesos(prices.get(id)),
            doubt: doubts.get(id),
          }))}
        />
      )}
    </>
  )
}

type Unit = 'percent' | 'pesos'

const ROUNDINGS = [1, 5, 25, 50, 100]

/** What somebody typed as a change, in hundredths of a percent or of a peso (`-2.5` is -250), or null. */
export function changeOf(typed: string, unit: Unit): number | null {
  const plain = typed
    .trim()
    .replace(/^\+/, '')
    .replace('−', '-')
    .replace(/[%₱\s]/g, '')
    .replace(/,(?=\d{1,2}$)/, '.')
  if (!/^-?\d{1,6}(\.\d{1,2})?$/.test(plain)) return null
  const hundredths = Math.round(Number(plain) * 100)
  if (hundredths === 0) return null
  return unit === 'pesos' || (hundredths > -10_000 && hundredths <= 50_000) ? hundredths : null
}

/** A price changed by so many hundredths of a percent or of a peso, rounded to `step` centavos, never below one step. */
export function changedPrice(price: number, change: number, unit: Unit = 'percent', step = 1): number {
  const before = toCentavos(price)
  const after = unit === 'pesos' ? before + change : divideHalfUp(before * (10_000 + change), 10_000)
  return toPesos(Math.max(step, divideHalfUp(after, step) * step))
}
