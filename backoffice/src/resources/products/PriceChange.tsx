import { offers, products as productsMessages } from '@botika/common/messages/office'
import type { ProductCard } from '@botika/common/products/schema'
import { Box, InputAdornment, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { pesos, unbroken } from '../../ui/format'
import { useTranslations } from '../../lib/language/useTranslations'
import { divideHalfUp, toCentavos, toPesos } from '@botika/common/centavos'

interface PriceChangeProps {
  products: readonly ProductCard[]
  onChange: (prices: ReadonlyMap<number, number> | null) => void
}

export function PriceChange({ products, onChange }: PriceChangeProps) {
  const t = useTranslations()
  const [typed, setTyped] = useState('')
  const hundredths = hundredthsOf(typed)
  const pricesBy = (change: number) =>
    new Map(products.map(({ id, selling_price }) => [id, changedPrice(selling_price ?? 0, change)]))

  function handleChange(text: string) {
    setTyped(text)
    const change = hundredthsOf(text)
    onChange(change === null ? null : pricesBy(change))
  }

  const isNone = typed !== '' && hundredths === null
  const prices = hundredths === null ? null : pricesBy(hundredths)
  return (
    <>
      <TextField
        label={t(productsMessages.change)}
        value={typed}
        onChange={(event) => handleChange(event.target.value)}
        error={isNone}
        helperText={t(isNone ? productsMessages.moreThan100AndAt : productsMessages.forExample5ForDearer)}
        slotProps={{
          htmlInput: { inputMode: 'text' },
          input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
        }}
        sx={{ maxWidth: { sm: 260 } }}
      />
      {prices && (
        <Box
          component="ul"
          aria-label={t(offers.newPrices)}
          tabIndex={0}
          sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: 280, overflowY: 'auto' }}
        >
          {products.map(({ id, name, selling_price }) => (
            <Box component="li" key={id} sx={{ display: 'flex', gap: 1, py: 0.5, alignItems: 'baseline' }}>
              <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {unbroken(name)}
              </Typography>
              <Typography component="del" variant="body2" color="textSecondary">
                {pesos(selling_price)}
              </Typography>
              <Typography component="ins" sx={{ fontWeight: 700, textDecoration: 'none' }}>
                {pesos(prices.get(id))}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </>
  )
}

/** What somebody typed as a change in percent, in hundredths of it (`-2.5` is -250), or null. */
export function hundredthsOf(typed: string): number | null {
  const plain = typed.trim().replace(/^\+/, '').replace('−', '-').replace(/%$/, '').trim()
  if (!/^-?\d{1,3}(\.\d{1,2})?$/.test(plain)) return null
  const hundredths = Math.round(Number(plain) * 100)
  return hundredths > -10_000 && hundredths <= 50_000 && hundredths !== 0 ? hundredths : null
}

/** A price changed by so many hundredths of a percent, in whole centavos, never below one. */
export const changedPrice = (pesos: number, hundredths: number): number =>
  toPesos(Math.max(1, divideHalfUp(toCentavos(pesos) * (10_000 + hundredths), 10_000)))
