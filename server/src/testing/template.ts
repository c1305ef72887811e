/** The database that every test database is a copy of. */
export const TEMPLATE = 'botika_test_template'

/** What a database without any table is made of. */
export const BARE = `template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`

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
