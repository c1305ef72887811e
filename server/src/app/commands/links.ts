import type { Env } from '../../platform'

export const linksOf = ({ BOTIKA_URL, PORT }: Pick<Env, 'BOTIKA_URL' | 'PORT'>) => {
  const base = BOTIKA_URL ?? `http://localhost:${PORT}`
  return (path: string) => new URL(path, base).href
}
