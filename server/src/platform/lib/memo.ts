import { expected } from '@botika/common/expected'
/** Keeps what was made for a while; an older answer still serves while a new one is made. */
export interface Memo<T> {
  get(): Promise<T>
  clear(): void
}

interface MemoNeeds<T> {
  make: () => Promise<T>
  freshFor: number
  /** Milliseconds for which an older one serves while it is made anew. */
  staleFor?: number
}

export function memo<T>({ make, freshFor, staleFor = 0 }: MemoNeeds<T>): Memo<T> {
  let kept: { value: T; at: number } | null = null
  let underWay: Promise<T> | null = null
  let generation = 0

  function remake(): Promise<T> {
    if (underWay) return underWay
    const born = generation
    const making = make()
      .then((value) => {
        if (born === generation) kept = { value, at: performance.now() }
        return value
      })
      .finally(() => {
        if (underWay === making) underWay = null
      })
    underWay = making
    return making
  }

  return {
    get() {
      const age = kept ? performance.now() - kept.at : Infinity
      if (kept && age < freshFor) return Promise.resolve(kept.value)
      const making = remake()
      if (!kept || age >= freshFor + staleFor) return making
      making.catch(expected('What is kept serves until it can be made anew'))
      return Promise.resolve(kept.value)
    },
    clear() {
      generation++
      kept = null
      underWay = null
    },
  }
}
