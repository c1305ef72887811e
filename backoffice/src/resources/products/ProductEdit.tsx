import { FACT_NAMES } from '@botika/common/products/facts'
import { fields, products, shared } from '@botika/common/messages/office'
import { EditPage } from '../../collection/form/FormPage'
import { HoldNotice, ReleaseButton, SuspendButton, SuspensionNotice } from './moderation/ProductModeration'
import { FIELDS } from './fields'
import { OffersCard } from './OffersCard'
import { OfferFacts } from './ProductFacts'
import { ProductInputs } from './ProductInputs'
import { PriceQuestion } from './usePriceQuestion'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import { Button } from '@mui/material'
import { useCanAccess, useCreatePath, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../lib/language/useTranslations'

const COPIED = [
  ...FACT_NAMES.filter((fact) => fact !== 'registration_number'),
  'images',
  'selling_price',
  'quantity',
]

function DuplicateButton() {
  const t = useTranslations()
  const record = useRecordContext()
  const createPath = useCreatePath()
  const { canAccess } = useCanAccess({ resource: 'products', action: 'create' })
  if (!record || !canAccess) return null
  const facts = Object.fromEntries(COPIED.map((field) => [field, record[field]]))
  return (
    <Button
      component={Link}
      to={createPath({ resource: 'products', type: 'create' })}
      state={{ record: { ...facts, status: 'draft' } }}
      startIcon={<CopyIcon />}
    >
      {t(products.duplicate)}
    </Button>
  )
}

export const ProductEdit = () => {
  return (
    <EditPage
      one={shared.product}
      many={fields.products}
      nameOf={(record) => record['name']}
      fields={FIELDS}
      actions={
        <>
          <DuplicateButton />
          <ReleaseButton />
          <SuspendButton />
        </>
      }
      facts={<OfferFacts />}
      aside={<OffersCard />}
    >
      <SuspensionNotice />
      <HoldNotice />
      <ProductInputs />
      <PriceQuestion />
    </EditPage>
  )
}
