import { trade as tradeMessages } from '@botika/common/messages/office'
import type { ProductCard } from '@botika/common/products/schema'
import type { Promotion } from '@botika/common/promotions/endpoints'
import { Alert, Typography } from '@mui/material'
import { useGetList, useGetMany, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Section } from '../../collection/form/Section'
import { useTranslations, type Translate } from '../../lib/language/useTranslations'
import { pricesOf } from '../../collection/prices/prices'
import { PriceTable } from '../../collection/prices/PriceTable'
import { usePharmacyTrade } from '../../collection/prices/usePharmacyTrade'
import { pesos } from '../../ui/format'
import { type Categories, type Overlap, overlapsOf } from './overlap'

const EXAMPLES = 5

export function PromotionPreview() {
  const t = useTranslations()
  const draft = useWatch() as Partial<Promotion>
  const record = useRecordContext<Promotion>()
  const trade = usePharmacyTrade(draft.pharmacy_id)
  const examples = useExamples(draft, trade.pharmacyId)
  const { kind, value } = draft
  const others = trade.promotions.filter(({ id }) => id !== record?.id)
  const overlaps = overlapsOf(draft, others, useCategories([draft, ...others]))
  if (!kind || !value || trade.pharmacyId === null) return null
  const rows = examples.flatMap((product) =>
    product.selling_price === null
      ? []
      : [
          {
            name: product.name,
            prices: pricesOf(
              product.selling_price,
              product,
              [{ kind, value: Number(value) }],
              trade.isVatRegistered,
            ),
          },
        ],
  )
  return (
    <Section title={t(tradeMessages.whatShoppersWillPay)}>
      {overlaps.map((overlap) => (
        <Alert key={overlap.other.id} severity="warning">
          {overlapText(overlap, t)}
        </Alert>
      ))}
      {rows.length > 0 ? (
        <PriceTable label={t(tradeMessages.whatShoppersWillPay)} rows={rows} />
      ) : (
        <Typography color="textSecondary">{t(tradeMessages.noProductIsInThis)}</Typography>
      )}
    </Section>
  )
}

function useCategories(promotions: readonly Partial<Promotion>[]): Categories {
  const ids = [...new Set(promotions.flatMap(({ product_ids }) => product_ids ?? []))]
  const { data = [] } = useGetMany<ProductCard>('products', { ids }, { enabled: ids.length > 0 })
  return new Map(data.flatMap((product) => (product ? [[product.id, product.category_id]] : [])))
}

function useExamples(
  { applies_to, category_id, product_ids = [] }: Partial<Promotion>,
  pharmacyId: number | null,
) {
  const filter =
    applies_to === 'products'
      ? { ids: product_ids.slice(0, EXAMPLES).join(',') }
      : applies_to === 'category'
        ? { category_id }
        : {}
  const isNamed =
    applies_to === 'all' ||
    (applies_to === 'category' && Boolean(category_id)) ||
    (applies_to === 'products' && product_ids.length > 0)
  const { data = [] } = useGetList<ProductCard>(
    'products',
    {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'name', order: 'ASC' },
      filter: { ...filter, pharmacy_id: pharmacyId, status: 'live' },
    },
    { enabled: pharmacyId !== null && isNamed },
  )
  return isNamed ? data.slice(0, EXAMPLES) : []
}

function overlapText({ other, isSure, winner, turnsAt = 0 }: Overlap, t: Translate): string {
  const met = isSure
    ? t(tradeMessages.nameLowersSomeOfThe, { name: other.name })
    : t(tradeMessages.nameRunsAtTheSame, { name: other.name })
  return `${met} ${WINNERS[winner](t, { name: other.name, price: pesos(turnsAt) })}`
}

const WINNERS: Record<Overlap['winner'], (t: Translate, values: { name: string; price: string }) => string> =
  {
    this: (t) => t(tradeMessages.theyNeverAddUpThereThis),
    other: (t, { name }) => t(tradeMessages.theyNeverAddUpThere, { name }),
    same: (t) => t(tradeMessages.theyNeverAddUpAnd),
    'by price': (t, { price }) => t(tradeMessages.theyNeverAddUpBelow, { price }),
  }
