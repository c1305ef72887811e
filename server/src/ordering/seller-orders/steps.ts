import type { ActionNeeds } from './action'
import { advancePart, receiveAll } from './advance'
import { archivePart, cancelPart } from './cancel'
import { decidePrescription } from './decide'
import { updatePart } from './update'

export const sellerOrderSteps = (needs: ActionNeeds) => ({
  advance: advancePart(needs),
  archive: archivePart(needs),
  cancel: cancelPart(needs),
  decidePrescription: decidePrescription(needs),
  receiveAll: receiveAll(needs),
  update: updatePart(needs),
})
export type SellerOrderSteps = ReturnType<typeof sellerOrderSteps>
