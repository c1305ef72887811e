export class PageError extends Error {
  override readonly name = 'PageError'

  constructor(
    readonly status: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

export const statusOf = (thrown: unknown): number | undefined =>
  (thrown as { status?: number } | null | undefined)?.status

const DEFAULT_STATUS = 500

export function asPageError(thrown: unknown): PageError {
  if (thrown instanceof PageError) return thrown
  const status = statusOf(thrown) ?? 0
  const known = status >= 400 && status < 600 ? status : DEFAULT_STATUS
  return new PageError(known, 'An error occurred', { cause: thrown })
}
