import type { Env } from '../../platform'

/** Where a path of this site is, for what a command prints and mails. */
export const linksOf = ({ BOTIKA_URL, PORT }: Pick<Env, 'BOTIKA_URL' | 'PORT'>) => {
  const base = BOTIKA_URL ?? `http://localhost:${PORT}`
  return (path: string) => new URL(path, base).href
}
