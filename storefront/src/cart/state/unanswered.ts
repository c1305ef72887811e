import { tabStorage } from '@botika/common/safe-storage'
const STORED = 'unansweredOrder'

/**
 * Whether an order of this tab was sent and no answer came: it may be at the server. A customer's cart at the server
 * is without what it holds then, so that the page cannot simply be sent again after a reload.
 */
export const isOrderUnanswered = (): boolean => tabStorage.read(STORED) !== null

export function noteUnanswered(isUnanswered: boolean) {
  // where nothing is kept the email about the order tells
  if (isUnanswered) tabStorage.write(STORED, 'yes')
  else tabStorage.remove(STORED)
}
