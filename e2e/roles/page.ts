import { fileURLToPath } from 'node:url'

/** Where the table of roles stands. */
export const ROLES_PAGE = fileURLToPath(new URL('../../docs/roles.md', import.meta.url))
