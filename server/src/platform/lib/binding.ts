/** Adds a value to a statement and answers its placeholder. */
export type Bind = (value: unknown) => string

/** The values of one statement, and what adds to them. */
export function binding() {
  const values: unknown[] = []
  const bind: Bind = (value) => `$${values.push(value)}`
  return { values, bind }
}
