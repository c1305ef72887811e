import { EditPage } from '../../collection/form/FormPage'
import { HoldNotice, ReleaseButton, SuspendButton, SuspensionNotice } from './moderation/ProductModeration'
import { DuplicateButton } from './DuplicateButton'
import { FIELDS } from './fields'
import { OffersCard } from './OffersCard'
import { ProductInputs } from './ProductInputs'

/** One product and its offer. */
export const ProductEdit = () => (
  <EditPage
    one="Product"
    many="Products"
    nameOf={(record) => record['name']}
    fields={FIELDS}
    actions={
      <>
        <DuplicateButton />
        <ReleaseButton />
        <SuspendButton />
      </>
    }
    aside={<OffersCard />}
  >
    <SuspensionNotice />
    <HoldNotice />
    <ProductInputs />
  </EditPage>
)
