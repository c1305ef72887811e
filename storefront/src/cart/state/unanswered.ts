const STORED = 'unansweredOrder'

/**
 * Whether an order of this tab was sent and no answer came: it may be at the server. A customer's cart at the server
 * is without what it holds then, so that the page cannot simply be sent again after a reload.
 */
export function isOrderUnanswered(): boolean {
  try {
    return sessionStorage.getItem(STORED) !== null
  } catch {
    return false
  }
}

export function noteUnanswered(isUnanswered: boolean) {
  try {
    if (isUnanswered) sessionStorage.setItem(STORED, 'yes')
    else sessionStorage.removeItem(STORED)
  } catch {
    // storage is forbidden: the letter about the order tells
  }
}
