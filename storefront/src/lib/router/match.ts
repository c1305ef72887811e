import type { PageRoute } from './route'

/** A route that fits a path, with the parameters that the path names. */
export interface Match {
  route: PageRoute
  params: Record<string, string | undefined>
}

interface Compiled {
  route: PageRoute
  pattern: RegExp
  names: string[]
  /** Segments that stand as they are: the more, the better it fits. */
  fixed: number
}

const compiled = new WeakMap<readonly PageRoute[], readonly Compiled[]>()

function compile(route: PageRoute): Compiled {
  const names: string[] = []
  let fixed = 0
  const source = route.path
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      const [, name, optional] = /^:(\w+)(\?)?$/.exec(segment) ?? []
      if (name === undefined) {
        fixed++
        return `/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
      }
      names.push(name)
      return optional ? '(?:/([^/]+))?' : '/([^/]+)'
    })
    .join('')
  return { route, pattern: new RegExp(`^${source}/*$`, 'i'), names, fixed }
}

/** The route that fits a path best, or null; patterns are read once for a table of routes. */
export function findRoute(routes: readonly PageRoute[], pathname: string): Match | null {
  const known = compiled.get(routes)
  const list = known ?? routes.map(compile).sort((one, other) => other.fixed - one.fixed)
  if (!known) compiled.set(routes, list)
  for (const { route, pattern, names } of list) {
    const found = pattern.exec(pathname)
    if (found)
      return {
        route,
        params: Object.fromEntries(names.map((name, index) => [name, decoded(found[index + 1])])),
      }
  }
  return null
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    return text
  }
}
