import { tabStorage } from '@botika/common/safe-storage'
const STORED = 'unansweredOrder'

/** Whether an order of this tab was sent without an answer: the server may have it, and have emptied the cart. */
export const isOrderUnanswered = (): boolean => tabStorage.read(STORED) !== null

export function noteUnanswered(isUnanswered: boolean) {
  if (isUnanswered) tabStorage.write(STORED, 'yes')
  else tabStorage.remove(STORED)
}
