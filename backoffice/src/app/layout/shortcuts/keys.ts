/** A key, or two after each other, and what it does. */
export interface Shortcut {
  keys: readonly [string] | readonly [string, string]
  does: string
  /** Leads to a screen, after `/seller` or `/admin`. */
  to?: string
  /** Does something on the screen that is open. */
  on?: 'search' | 'next' | 'previous' | 'undo' | 'help'
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['?'], does: 'This help', on: 'help' },
  { keys: ['/'], does: 'Search this list', on: 'search' },
  { keys: ['j'], does: 'Next row', on: 'next' },
  { keys: ['k'], does: 'Row before', on: 'previous' },
  { keys: ['u'], does: 'Undo what was just done', on: 'undo' },
  { keys: ['g', 'd'], does: 'Dashboard', to: '' },
  { keys: ['g', 'o'], does: 'Orders', to: '/orders' },
  { keys: ['g', 'p'], does: 'Products', to: '/products' },
  { keys: ['g', 'n'], does: 'Add a product', to: '/products/create' },
  { keys: ['g', 'b'], does: 'Add products in bulk', to: '/products/add-bulk' },
  { keys: ['g', 'c'], does: 'Couriers', to: '/couriers' },
  { keys: ['g', 'm'], does: 'Promotions', to: '/promotions' },
  { keys: ['g', 'r'], does: 'Recurring orders', to: '/recurring-orders' },
  { keys: ['g', 's'], does: 'Sales record book', to: '/sales-records' },
]

/** Whether a key typed here writes something. */
export const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches(
      'textarea, select, [role="combobox"], input:not([type="checkbox"], [type="radio"], [type="button"])',
    ))

/** The shortcut that a key completes, with the key before it if there was one. */
export function shortcutFor(key: string, before: string | null): Shortcut | undefined {
  return SHORTCUTS.find(({ keys: [first, second] }) =>
    second === undefined ? before === null && first === key : first === before && second === key,
  )
}

/** Whether a second key may follow. */
export const beginsSequence = (key: string) =>
  SHORTCUTS.some(({ keys }) => keys.length === 2 && keys[0] === key)
