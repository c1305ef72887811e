import { tabStorage } from '@botika/common/safe-storage'
const STORED = 'unansweredOrder'

/** Whether an order of this tab was sent without an answer: the server may have it, and have emptied the cart. */
export const isOrderUnconfirmed = (): boolean => tabStorage.read(STORED) !== null

export function noteUnconfirmed(isUnconfirmed: boolean) {
  if (isUnconfirmed) tabStorage.write(STORED, 'yes')
  else tabStorage.remove(STORED)
}
