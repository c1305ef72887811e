import { fields, offers, products, reviews, shared } from '@botika/common/messages/office'
import type { Label } from '@botika/common/messages/message'
import type { Field } from '@botika/common/entity/fields'
import { FACTS } from '@botika/common/products/facts'
import type { Product } from '@botika/common/products/schema'
import { Box, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Section } from '../../collection/form/Section'
import { useTranslations } from '../../lib/language/useTranslations'
import { DescriptionList } from '../../ui/Panel'
import { ALL_FACTS } from './fields'
import { GROUP_NAMES } from './groups'
import { ReportButton } from './moderation/ProductModeration'
import { OfferInput } from './OfferInput'

export function ProductFacts({ product }: { product: Product }) {
  const t = useTranslations()
  const yesOrNo = (value: boolean) => t(value ? fields.yesIt : fields.noIt)
  const facts: [Label, string | null][] = [
    ...ALL_FACTS.flatMap((fact): [Label, string | null][] => {
      const { label }: Field = FACTS[fact]
      return label ? [[label, product[fact] ?? null]] : []
    }),
    [
      fields.category,
      [product.category, product.subcategory, product.subsubcategory]
        .flatMap((one) => one?.name ?? [])
        .join(' › '),
    ],
    [products.needsAPrescription, yesOrNo(product.is_prescription)],
    [products.seniorCitizenAndPWDDiscount, yesOrNo(product.is_sc_discountable)],
    [products.exemptFromVAT, yesOrNo(product.is_vat_exempt)],
  ]
  return (
    <Section title={t(reviews.catalogueFacts)}>
      <Typography color="textSecondary">{t(reviews.keptByAdmins)}</Typography>
      <DescriptionList isWide facts={facts} />
      <Box>
        <ReportButton />
      </Box>
    </Section>
  )
}

export function OfferFacts() {
  const t = useTranslations()
  const record = useRecordContext<Product>()
  if (!record) return null
  const status = record.status && GROUP_NAMES[record.status]
  return (
    <>
      <Section title={t(offers.priceAndStock)}>
        <DescriptionList
          isWide
          facts={[
            [shared.price, <OfferInput key="price" product={record} field="selling_price" />],
            [shared.stock, <OfferInput key="stock" product={record} field="quantity" />],
            [shared.sku, record.sku],
            [fields.status, status && t(status)],
          ]}
        />
      </Section>
      <ProductFacts product={record} />
    </>
  )
}
