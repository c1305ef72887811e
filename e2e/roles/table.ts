import type { APIRequestContext } from '@playwright/test'
import { mayDo } from '@botika/common/auth/provider'
import { policy, reachOf, type Permission } from '@botika/common/roles/policy'
import { everybodys, POSITIONS, type Visitor, visitorsOf } from '@botika/common/roles/roles'
import { stepOf } from '@botika/common/orders/steps'
import { headersOf } from '../seller'
import { ACCOUNTS } from '../world'
import { type Action, ACTIONS, screenResources, type ScreenResource } from './screens'

export const VISITORS = ['admin', ...POSITIONS, 'customer', 'guest'] as const satisfies readonly Visitor[]

/** One cell: what the policy says, what the server answered, and whether a screen of theirs has the button. */
export interface Cell {
  resource: string
  action: Action
  visitor: Visitor
  isOffered: boolean
  /** Null: the server has no such call. */
  isServed: boolean | null
  isInPolicy: boolean
  status: number | null
  reach: 'all' | 'own' | null
}

/** Nobody's. */
const NOBODY = 999_999

interface Try {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As the contract writes it. */
  path: string
  query?: Record<string, string>
}

/** The calls behind an action's button. */
function tryOf({ name, path }: ScreenResource, action: Action): Try {
  const all = `/api/${path}`
  const one = `${all}/{id}`
  const manage = 'manage' in policy[path as keyof typeof policy] ? { query: { scope: 'manage' } } : {}
  switch (action) {
    case 'list':
    case 'export':
      return { method: 'GET', path: all, ...manage }
    case 'create':
      return { method: 'POST', path: all }
    case 'edit':
      return { method: 'PUT', path: one }
    case 'delete':
      return { method: 'DELETE', path: one }
    case 'bulk':
      if (name === 'products') return { method: 'POST', path: '/api/products/bulk' }
      return {
        method: 'PUT',
        path: name === 'orders' ? `${all}/${stepOf('confirm').path}/{id}` : `${one}/bulk`,
      }
  }
}

/** The screens' word for the right, which for products in bulk is the policy's own. */
const rightOf = ({ name }: ScreenResource, action: Action) =>
  action === 'bulk' && name === 'orders' ? 'advance' : action

function reach(visitors: readonly Visitor[], { path }: ScreenResource, action: Action, right: string) {
  const known = policy[path as keyof typeof policy] as object
  const names = { list: ['manage', 'read'], export: ['manage', 'read'], edit: ['update'] } as const
  const among: readonly string[] = action in names ? names[action as keyof typeof names] : [right]
  const name = among.find((one) => one in known)
  return name === undefined ? null : reachOf(visitors, `${path}.${name}` as Permission)
}

/** As whom the policy knows a visitor: somebody in a position at a pharmacy is a seller too. */
function visitorsAs(visitor: (typeof VISITORS)[number]): readonly Visitor[] {
  if (visitor === 'guest') return []
  const position = POSITIONS.find((one) => one === visitor) ?? null
  return visitorsOf({
    roles: everybodys([position ? 'seller' : (visitor as 'admin' | 'customer')]),
    position,
  })
}

/** Tries every resource × action × visitor at the running server. */
export async function seenTable(request: APIRequestContext): Promise<Cell[]> {
  const contract = (await (await request.get('/api/openapi.json')).json()) as {
    paths: Record<string, object>
  }
  const headers: Record<(typeof VISITORS)[number], Record<string, string>> = {
    guest: {},
    customer: await headersOf(request, ACCOUNTS.customer),
    owner: await headersOf(request, ACCOUNTS.seller),
    pharmacist: await headersOf(request, ACCOUNTS.pharmacist),
    clerk: await headersOf(request, ACCOUNTS.clerk),
    admin: await headersOf(request, ACCOUNTS.admin),
  }
  const cells: Cell[] = []
  for (const resource of screenResources())
    for (const action of ACTIONS)
      for (const visitor of VISITORS) {
        const { method, path, query } = tryOf(resource, action)
        const isThere = method.toLowerCase() in (contract.paths[path] ?? {})
        const answer = isThere
          ? await request.fetch(path.replace('{id}', String(NOBODY)), {
              method,
              headers: headers[visitor],
              ...(query ? { params: query } : {}),
              ...(method === 'GET' ? {} : { data: {} }),
            })
          : null
        const status = answer?.status() ?? null
        const known = visitorsAs(visitor)
        const right = rightOf(resource, action)
        const office = known.includes('admin') ? '/admin' : known.includes('seller') ? '/seller' : null
        const isInPolicy = mayDo(known, resource.path, right)
        cells.push({
          resource: resource.name,
          action,
          visitor,
          isOffered: office !== null && resource.screens[office].has(action) && isInPolicy,
          isServed: status === null ? null : status !== 401 && status !== 403,
          isInPolicy,
          status,
          reach: reach(known, resource, action, right),
        })
      }
  return cells
}

/** What is wrong with the table, a sentence a cell; none is how it should be. */
export const faultsOf = (cells: readonly Cell[]) =>
  cells.flatMap(({ resource, action, visitor, isOffered, isServed, isInPolicy, status }) => {
    const where = `${resource}, ${action}, ${visitor}`
    if (isOffered && isServed !== true)
      return [`${where}: a screen offers it and the server answers ${status}`]
    if (isServed !== null && isServed !== isInPolicy)
      return [`${where}: the policy says ${isInPolicy ? 'yes' : 'no'} and the server answers ${status}`]
    return []
  })

/** The table as a page of the documentation. */
export function pageOf(cells: readonly Cell[]): string {
  const resources = [...new Set(cells.map(({ resource }) => resource))]
  const cellOf = (resource: string, action: Action, visitor: Visitor) =>
    cells.find((one) => one.resource === resource && one.action === action && one.visitor === visitor)
  const line = (parts: readonly string[]) => `| ${parts.join(' | ')} |`
  const sections = VISITORS.map((visitor) => {
    const rows = resources
      .map((resource) => [resource, ...ACTIONS.map((action) => signOf(cellOf(resource, action, visitor)))])
      .filter(([, ...signs]) => signs.some((sign) => sign !== '–' && sign !== ''))
    return [
      `## ${visitor.charAt(0).toUpperCase() + visitor.slice(1)}`,
      '',
      line(['Resource', ...ACTIONS]),
      line(['---', ...ACTIONS.map(() => '---')]),
      ...rows.map(line),
    ].join('\n')
  })
  return `${HEAD}\n${sections.join('\n\n')}\n`
}

function signOf(cell: Cell | undefined): string {
  if (!cell || cell.isServed === null) return ''
  if (!cell.isServed) return '–'
  const sign = cell.reach === 'own' ? 'own' : 'all'
  return cell.isOffered ? `**${sign}**` : sign
}

const HEAD = `# Who may do what

What each role was seen to reach at a running server, for every resource of the back office. \`npm run roles\` writes
this page anew; a journey fails when it is not what the server does, or when a screen offers what the server refuses.

- **all**, **own**: a screen of theirs offers it, and the server does it: for every record, or for their own pharmacy's.
- all, own: the server does it, and no screen of the back office has it for them.
- –: the server refuses. Empty: there is no such call. Resources without a line are refused altogether.
`
