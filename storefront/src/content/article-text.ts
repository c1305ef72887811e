export { blocksOf, spansOf } from '@botika/common/articles/blocks'

const WORDS_A_MINUTE = 200

export const minutesToRead = (body: string): number =>
  Math.max(1, Math.round(body.split(/\s+/).filter(Boolean).length / WORDS_A_MINUTE))
