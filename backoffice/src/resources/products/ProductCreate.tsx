import { fields, shared } from '@botika/common/messages/office'
import { CreatePage } from '../../collection/form/FormPage'
import { CatalogueSearch } from './CatalogueSearch'
import { useState } from 'react'
import { ProductInputs } from './ProductInputs'
import { PriceQuestion } from './usePriceQuestion'

const STARTS_WITH = { status: 'live', is_prescription: false, is_vat_exempt: false }

export const ProductCreate = () => {
  const [chosenId, setChosenId] = useState<number | null>(null)
  return (
    <CreatePage
      one={shared.product}
      many={fields.products}
      nameOf={(record) => record['name']}
      holdReasonOf={(record) => record['hold_reason']}
      defaultValues={STARTS_WITH}
    >
      <CatalogueSearch onChosen={setChosenId} />
      <ProductInputs chosenId={chosenId} />
      <PriceQuestion />
    </CreatePage>
  )
}
