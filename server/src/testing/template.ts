/** The database that every test database is a copy of. */
export const TEMPLATE = 'botika_test_template'

declare module 'vitest' {
  interface ProvidedContext {
    /** A connection that may create databases. */
    databaseServer: string
  }
}

/** The same server, another database. */
export function databaseOn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
