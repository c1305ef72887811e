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

const DEFAULT_STATUS = 500

export function asPageError(thrown: unknown): PageError {
  if (thrown instanceof PageError) return thrown
  const { status } = (thrown ?? {}) as { status?: unknown }
  const known = typeof status === 'number' && status >= 400 && status < 600 ? status : DEFAULT_STATUS
  return new PageError(known, 'An error occurred', { cause: thrown })
}
