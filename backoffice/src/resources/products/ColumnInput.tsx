import { offers, products as messages } from '@botika/common/messages/office'
import { doubtOf } from '@botika/common/products/price-doubt'
import type { ProductCard } from '@botika/common/products/schema'
import { Alert } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslations } from '../../lib/language/useTranslations'
import { EachDialog } from '../../ui/EachDialog'
import { pesos } from '../../ui/format'
import { ChangeList } from './ChangeList'
import { OfferInput, offerValue } from './OfferInput'
import { disabledReason, useMany } from './ProductSelection'
import { doubtText, useUsualPrices } from './usePriceQuestion'

interface ColumnInputProps {
  product: ProductCard
  field: 'selling_price' | 'quantity'
}

/** A price or a stock in a list, into which a column of a spreadsheet may be pasted. */
export function ColumnInput({ product, field }: ColumnInputProps) {
  const { data = [] } = useListContext<ProductCard>()
  const [lines, setLines] = useState<readonly string[] | null>(null)
  return (
    <>
      <OfferInput product={product} field={field} onPasteColumn={setLines} />
      {lines && (
        <PastedColumn
          products={data.slice(data.findIndex(({ id }) => id === product.id))}
          field={field}
          lines={lines}
          onClose={() => setLines(null)}
        />
      )}
    </>
  )
}

interface PastedColumnProps extends Pick<ColumnInputProps, 'field'> {
  products: readonly ProductCard[]
  lines: readonly string[]
  onClose: () => void
}

function PastedColumn({ products, field, lines, onClose }: PastedColumnProps) {
  const t = useTranslations()
  const { setStock, changePrice, undo, refresh } = useMany(onClose)
  const isPrice = field === 'selling_price'
  const [cells] = useState(() =>
    products.flatMap((product, at) => {
      const typed = lines[at]?.trim() ?? ''
      return typed === '' ? [] : [{ product, typed, ...offerValue(typed, field, product.quantity) }]
    }),
  )
  const usual = useUsualPrices(isPrice ? cells.map(({ product }) => product.id) : [])
  const shown = (value: number | null) => (isPrice ? pesos(value) : String(value))
  const beyond = lines.length - products.length
  const problemOf = ({ product, typed, problem }: (typeof cells)[number]) =>
    disabledReason(product, t) ?? (problem && `${typed}: ${t(problem)}`)
  return (
    <EachDialog
      title={t(isPrice ? messages.setThesePrices : messages.setTheseStocks)}
      confirmLabel={t(isPrice ? offers.changePrices : messages.setStock)}
      success={isPrice ? offers.workedOfTotalPricesChanged : messages.workedOfTotalStocksSet}
      items={cells}
      nameOf={({ product }) => product.name}
      problemOf={problemOf}
      action={({ product, value, delta }) => {
        const others = usual.get(product.id)
        return isPrice
          ? changePrice(product, value ?? 0, others !== undefined && doubtOf(value ?? 0, others) !== null)
          : setStock(product, value ?? 0, delta)
      }}
      undo={({ product }) => undo(product, { [field]: product[field] ?? 0 })}
      onDone={refresh}
      onClose={onClose}
    >
      {beyond > 0 && <Alert severity="info">{t(messages.countLinesBeyond, { count: beyond })}</Alert>}
      <ChangeList
        label={t(isPrice ? offers.newPrices : messages.newStocks)}
        rows={cells
          .filter((cell) => problemOf(cell) === null)
          .map(({ product, value }) => {
            const others = usual.get(product.id)
            return {
              id: product.id,
              name: product.name,
              from: shown(product[field]),
              to: shown(value),
              doubt: others && doubtText(value ?? 0, others, t),
            }
          })}
      />
    </EachDialog>
  )
}
