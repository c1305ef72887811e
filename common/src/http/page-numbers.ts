/** The specification's page sizes and limits (its section 9). */
export const PAGE_SIZES = [10, 25, 50, 100] as const
export const DEFAULT_PAGE_SIZE = 50
export const MAX_PAGE_LINKS = 10

/** Number of pages: ceil(items / perPage), at least 1. */
export const pageCount = (items: number, perPage: number) => Math.max(1, Math.ceil(items / perPage))

export function pageNumbers(current: number, last: number): number[] {
  const shown = Math.min(MAX_PAGE_LINKS, last)
  const first = Math.max(1, Math.min(current - Math.floor(shown / 2), last - shown + 1))
  return Array.from({ length: shown }, (_, index) => first + index)
}
