/** What stands behind `--name`, or the fallback. */
export function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`)
  const value = at === -1 ? undefined : process.argv[at + 1]
  return value === undefined || value.startsWith('--') ? fallback : value
}

export const has = (name: string): boolean => process.argv.includes(`--${name}`)
