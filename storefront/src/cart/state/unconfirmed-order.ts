import { tabStorage } from '@botika/common/safe-storage'
const STORED = 'unansweredOrder'

/** True where an order got no response: the server may have placed it and emptied the cart. */
export const isOrderUnconfirmed = (): boolean => tabStorage.read(STORED) !== null

export function noteUnconfirmed(isUnconfirmed: boolean) {
  if (isUnconfirmed) tabStorage.write(STORED, 'yes')
  else tabStorage.remove(STORED)
}
