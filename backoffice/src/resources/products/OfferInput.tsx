import { offers, products, shared } from '@botika/common/messages/office'
import SavedIcon from '@mui/icons-material/Check'
import { CircularProgress, InputAdornment, TextField } from '@mui/material'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { useCanAccess } from 'react-admin'
import { useTranslations } from '../../lib/language/useTranslations'
import { pesos } from '../../ui/format'
import { useDraft } from '../../ui/useDraft'
import { type RowOffer, useOfferAction } from './useOfferAction'
import type { Label } from '@botika/common/messages/message'
import { MOST_PESOS } from '@botika/common/centavos'

interface OfferInputProps {
  product: RowOffer
  field: 'selling_price' | 'quantity'
  onPasteColumn?: (lines: readonly string[]) => void
}

const SAVED_FOR_MS = 2_000
const USUAL_LENGTH = 9

const widthOf = (isPrice: boolean, typed: string) =>
  isPrice ? `calc(8.5rem + ${Math.max(0, Math.min(typed.length, 14) - USUAL_LENGTH)} * 0.9rem)` : '6.75rem'

export function OfferInput(props: OfferInputProps) {
  const { canAccess, isPending } = useCanAccess({
    resource: 'inventories',
    action: props.field === 'selling_price' ? 'price' : 'edit',
  })
  if (isPending) return null
  if (canAccess) return <OpenInput {...props} />
  const { selling_price, quantity } = props.product
  return <strong>{props.field === 'quantity' ? quantity : pesos(selling_price)}</strong>
}

function OpenInput({ product, field, onPasteColumn }: OfferInputProps) {
  const isPrice = field === 'selling_price'
  const saved = isPrice ? (product.selling_price?.toFixed(2) ?? '') : String(product.quantity)
  const [typed, setTyped] = useDraft(saved)
  const [isSaved, setIsSaved] = useState(false)
  const t = useTranslations()
  const { save, isBusy, dialog } = useOfferAction(product)
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => setIsSaved(false), SAVED_FOR_MS)
    return () => clearTimeout(timer)
  }, [isSaved])

  const { value, delta, problem: slip } = offerValue(typed, field, product.quantity)
  const problem =
    (slip && t(slip)) ??
    (isPrice && typed === saved && product.legal_most !== undefined
      ? t(offers.theLawAllowsAtMost, { price: pesos(product.legal_most) })
      : null)

  function commit() {
    // what is no value stays with its reason: it must not seem saved
    if (typed === saved || value === null || isBusy) return
    save({ [field]: value }, () => setIsSaved(true), delta)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') commit()
    if (event.key === 'Escape') setTyped(saved)
    // no number has this letter: right after saving, with the focus still here, it is the key of the notice
    const undo = event.key === 'u' ? document.querySelector<HTMLElement>('[data-undo]') : null
    if (undo) {
      event.preventDefault()
      undo.click()
    }
  }

  function handlePaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text').replace(/\r?\n$/, '')
    const lines = text.split(/\r?\n/).map((line) => line.split('\t')[0] ?? '')
    if (!onPasteColumn || lines.length === 1) return
    event.preventDefault()
    onPasteColumn(lines)
  }

  return (
    <>
      <TextField
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={handleKey}
        onPaste={handlePaste}
        error={problem !== null}
        helperText={problem}
        sx={{ width: widthOf(isPrice, typed), maxWidth: '100%' }}
        slotProps={{
          htmlInput: {
            'aria-label': t(isPrice ? offers.priceOfName : offers.stockOfName, { name: product.name }),
            // a keypad of digits alone has no plus and minus
            inputMode: isPrice ? 'decimal' : 'text',
            // read-only rather than disabled: a disabled field would lose the keyboard
            readOnly: isBusy,
            style: { textAlign: 'right', fontWeight: 700 },
          },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                {isBusy ? (
                  <CircularProgress size={16} aria-label={t(products.saving)} />
                ) : isSaved ? (
                  <SavedIcon fontSize="small" color="success" titleAccess={t(shared.saved)} />
                ) : isPrice ? (
                  '₱'
                ) : null}
              </InputAdornment>
            ),
          },
        }}
      />
      {dialog}
    </>
  )
}

const MAX_STOCK = 1_000_000

interface OfferValue {
  value: number | null
  delta?: number
  problem: Label | null
}

const refused = (problem: Label): OfferValue => ({ value: null, problem })

/** What somebody typed as a price (`1,234.5`) or as stock (`12`; `+10` and `-1` of the `stock` shown), or why it is none. */
export function offerValue(typed: string, field: 'selling_price' | 'quantity', stock?: number): OfferValue {
  const plain = typed.replace(/[₱,\s]/g, '').replace('−', '-')
  if (field === 'quantity' && stock !== undefined && /^[+-]\d{1,7}$/.test(plain)) {
    const delta = Number(plain)
    if (stock + delta < 0) return refused(products.notBelow0)
    return stock + delta > MAX_STOCK
      ? refused(products.atMostMillion)
      : { value: stock + delta, delta, problem: null }
  }
  if (field === 'quantity') {
    if (!/^\d{1,7}$/.test(plain)) return refused(products.aWholeNumber)
    const quantity = Number(plain)
    return quantity > MAX_STOCK ? refused(products.atMostMillion) : { value: quantity, problem: null }
  }
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return refused(products.anAmountLike1250)
  const price = Number(plain)
  if (price < 0.01) return refused(products.atLeast001)
  return price > MOST_PESOS ? refused(products.atMostPesos) : { value: price, problem: null }
}
