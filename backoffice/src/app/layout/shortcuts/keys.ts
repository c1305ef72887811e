import type { Label } from '@botika/common/messages/message'
import * as shell from '@botika/common/messages/office/shell'
import * as shared from '@botika/common/messages/office/shared'
import * as fields from '@botika/common/messages/office/fields'
export interface Shortcut {
  keys: readonly [string] | readonly [string, string]
  description: Label
  to?: string
  on?: 'search' | 'next' | 'previous' | 'undo' | 'help'
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['?'], description: shell.thisHelp, on: 'help' },
  { keys: ['/'], description: shell.searchThisList, on: 'search' },
  { keys: ['j'], description: shell.nextRow, on: 'next' },
  { keys: ['k'], description: shell.rowBefore, on: 'previous' },
  { keys: ['u'], description: shell.undoWhatWasJustDone, on: 'undo' },
  { keys: ['g', 'd'], description: shell.dashboard, to: '' },
  { keys: ['g', 'o'], description: shared.orders, to: '/orders' },
  { keys: ['g', 'p'], description: fields.products, to: '/products' },
  { keys: ['g', 'n'], description: shell.addProduct, to: '/products/create' },
  { keys: ['g', 'b'], description: shell.bulkAddProduct, to: '/products/add-bulk' },
  { keys: ['g', 'c'], description: fields.couriers, to: '/couriers' },
  { keys: ['g', 'm'], description: fields.promotions, to: '/promotions' },
  { keys: ['g', 'r'], description: shared.recurringOrders, to: '/recurring-orders' },
  { keys: ['g', 's'], description: shared.salesRecordBook, to: '/sales-records' },
]

export const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches(
      'textarea, select, [role="combobox"], input:not([type="checkbox"], [type="radio"], [type="button"])',
    ))

export function shortcutFor(key: string, before: string | null): Shortcut | undefined {
  return SHORTCUTS.find(({ keys: [first, second] }) =>
    second === undefined ? before === null && first === key : first === before && second === key,
  )
}

export const beginsSequence = (key: string) =>
  SHORTCUTS.some(({ keys }) => keys.length === 2 && keys[0] === key)
