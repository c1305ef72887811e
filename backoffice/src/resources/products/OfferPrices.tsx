import type { Product } from '@botika/common/products/schema'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useWords } from '../../lib/language/useWords'
import { appliesTo, pricesOf } from '../../collection/prices/prices'
import { PriceTable } from '../../collection/prices/PriceTable'
import { usePharmacyTrade } from '../../collection/prices/usePharmacyTrade'

/** What the typed price becomes with the promotions that run, and for holders of a senior citizen or PWD ID. */
export function OfferPrices() {
  const t = useWords()
  const record = useRecordContext<Product>()
  const values = useWatch() as Partial<Product>
  const { promotions, isVatRegistered } = usePharmacyTrade(record?.pharmacy_id)
  const price = Number(values.selling_price)
  if (!price || price < 0) return null
  const product = { ...values, id: record?.id }
  const running = promotions.filter((one) => one.is_running && appliesTo(one, product))
  const facts = {
    is_sc_discountable: values.is_sc_discountable ?? false,
    is_vat_exempt: values.is_vat_exempt ?? false,
  }
  const prices = pricesOf(price, facts, running, isVatRegistered)
  if (prices.promotion === null && prices.lawful === null) return null
  return (
    <>
      <PriceTable label="What shoppers pay" rows={[{ name: values.name ?? '', prices }]} />
      {running.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('Running now: {names}', { names: running.map(({ name }) => name).join(', ') })}
        </Typography>
      )}
    </>
  )
}
