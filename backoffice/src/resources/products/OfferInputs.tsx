import { fields, offers, products, shared } from '@botika/common/messages/office'
import {
  AutocompleteInput,
  minValue,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useBasename,
  useRecordContext,
} from 'react-admin'
import { ChoicesAgain } from '../../collection/form/ChoicesAgain'
import { Columns } from '../../ui/Columns'
import { MoneyInput } from '../../collection/form/MoneyInput'
import { Section } from '../../collection/form/Section'
import { GROUP_NAMES, type OfferStatus } from './groups'
import type { Product } from '@botika/common/products/schema'
import { Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { useWords } from '../../lib/language/useWords'
import { appliesTo, pricesOf } from '../../collection/prices/prices'
import { PriceTable } from '../../collection/prices/PriceTable'
import { usePharmacyTrade } from '../../collection/prices/usePharmacyTrade'

/** What the typed price becomes with the promotions that run, and for holders of a senior citizen or PWD ID. */
function OfferPrices() {
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
      <PriceTable label={t(products.whatShoppersPay)} rows={[{ name: values.name ?? '', prices }]} />
      {running.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t(products.runningNowNames, { names: running.map(({ name }) => name).join(', ') })}
        </Typography>
      )}
    </>
  )
}

const STATUSES: readonly OfferStatus[] = ['draft', 'live', 'suspended']
const toKeyword = (words: string) => (words ? { keyword: words } : {})

/** Price, stock and status. An admin adds an offer only for a pharmacy, and a product alone without one. */
export function OfferInputs() {
  const t = useWords()
  const isAdmin = useBasename() === '/admin'
  const record = useRecordContext()
  if (isAdmin && record) return null
  // only an admin suspends and lifts; what is suspended shows as it is
  const statuses = STATUSES.filter(
    (status) => isAdmin || status !== 'suspended' || record?.['status'] === 'suspended',
  )
  const must = isAdmin ? [] : [required()]
  return (
    <Section title={isAdmin ? t(offers.firstOfferOptional) : t(offers.priceAndStock)}>
      {isAdmin && (
        <ReferenceInput source="pharmacy_id" reference="pharmacies" sort={{ field: 'name', order: 'ASC' }}>
          <>
            <AutocompleteInput label={t(fields.pharmacy)} filterToQuery={toKeyword} helperText={false} />
            <ChoicesAgain />
          </>
        </ReferenceInput>
      )}
      <Columns>
        <MoneyInput
          source="selling_price"
          label={t(shared.price)}
          min={0.01}
          validate={[...must, minValue(0.01, products.atLeast001)]}
          helperText={false}
        />
        <NumberInput
          source="quantity"
          label={t(shared.stock)}
          min={0}
          step={1}
          validate={[...must, minValue(0, 'Not below 0')]}
          helperText={false}
        />
        <TextInput source="sku" label={t(shared.sku)} helperText={false} />
        <SelectInput
          source="status"
          label={t(fields.status)}
          choices={statuses.map((id) => ({ id, name: t(GROUP_NAMES[id]) }))}
          validate={must}
          readOnly={!isAdmin && record?.['status'] === 'suspended'}
          helperText={false}
        />
      </Columns>
      {!isAdmin && <OfferPrices />}
    </Section>
  )
}
