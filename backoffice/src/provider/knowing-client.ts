import {
  type DefaultedQueryObserverOptions,
  type DefaultError,
  QueryClient,
  type QueryClientConfig,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query'

// what is known at once is hardly old
const FRESH_MS = 10_000

/**
 * A query client that starts with what is known without asking. Each promise in between would cost a pass through
 * the whole frame: three of them before a screen may ask for its records, and one more until these are here.
 */
export class KnowingQueryClient extends QueryClient {
  readonly #known: (queryKey: QueryKey) => unknown

  constructor(known: (queryKey: QueryKey) => unknown, config: QueryClientConfig) {
    super(config)
    this.#known = known
  }

  override defaultQueryOptions<
    TQueryFnData = unknown,
    TError = DefaultError,
    TData = TQueryFnData,
    TQueryData = TQueryFnData,
    TQueryKey extends QueryKey = QueryKey,
    TPageParam = never,
  >(
    options:
      | QueryObserverOptions<TQueryFnData, TError, TData, TQueryData, TQueryKey, TPageParam>
      | DefaultedQueryObserverOptions<TQueryFnData, TError, TData, TQueryData, TQueryKey>,
  ): DefaultedQueryObserverOptions<TQueryFnData, TError, TData, TQueryData, TQueryKey> {
    const whole = super.defaultQueryOptions(options)
    const initialData = this.#known(whole.queryKey) as TQueryData | undefined
    return initialData === undefined
      ? whole
      : { ...whole, initialData, staleTime: whole.staleTime ?? FRESH_MS }
  }
}
