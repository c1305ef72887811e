/** Makes something when it is first asked for: a formatter takes milliseconds, and most pages need few of them. */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
