/** The words come in parts, each with the pages that need it. */
export type Area = 'shop' | 'content' | 'questions' | 'orders' | 'problems'

const QUESTIONS = /src\/(pages\/content\/(faq|become-a-seller)|content\/questions)/
const CONTENT = /src\/(pages\/(content|login)|content\/(forms\/|questions))/
// with what only these pages share
const ORDERS =
  /src\/(pages\/(account|cart|checkout|track-your-order|tracking)\/|(account|checkout|tracking)\/|cart\/(?!state\/)|place\/address\/|session\/AccountMissing|lib\/order-words|ui\/Question)/

/** Which parts the page or component of a source file needs. */
export function areasOf(file: string): readonly Area[] {
  if (QUESTIONS.test(file)) return ['shop', 'content', 'questions', 'problems']
  if (CONTENT.test(file)) return ['shop', 'content', 'problems']
  return ORDERS.test(file) ? ['shop', 'orders', 'problems'] : ['shop', 'problems']
}

/** The source files behind these parts, to find their chunks. */
export const sourcesOf = (areas: readonly Area[]) => [
  'src/lib/language/filipino.ts',
  ...areas.map((area) => `src/lib/language/fil/${area}.ts`),
]
