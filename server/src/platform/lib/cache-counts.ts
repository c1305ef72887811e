/** How often a cache was asked, and how often it had to make what was asked for. */
export interface CacheCounts {
  asked: number
  made: number
}

export const cacheCounts = (): CacheCounts => ({ asked: 0, made: 0 })
