import { EditPage } from '../../shared/form/FormPage'
import { ProductInputs } from './ProductInputs'

/** One product and its offer. */
export const ProductEdit = () => (
  <EditPage one="Product" many="Products" nameOf={(record) => record['name']}>
    <ProductInputs />
  </EditPage>
)
