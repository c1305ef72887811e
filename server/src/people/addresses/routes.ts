import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/people'
import { type Address, addresses } from '@botika/common/addresses/endpoints'
import { makePage } from '@botika/common/http/paging'
import { Problem } from '@botika/common/http/problem'
import { type Serve, signedIn } from '../../platform'
import type { MustExist } from '../../directory'
import type { AddressRepository, AddressRow } from './repository'

function present(row: AddressRow | null | undefined): Address {
  if (!row) throw new Problem('not_found', phrase(messages.thisIsNotAmongYourAddresses))
  const { user_id: _, ...fields } = row
  return { ...fields, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() }
}

interface Needs {
  repository: AddressRepository
  mustExist: MustExist
}

const PLACE = ['province', 'city', 'barangay'] as const

export function addressRoutes(serve: Serve, { repository, mustExist }: Needs) {
  serve(addresses.list, async ({ person, query }) => {
    const rows = await repository.list(signedIn(person).id)
    const { page, per_page: perPage } = query
    const data = rows.slice((page - 1) * perPage, page * perPage).map(present)
    return makePage({ data, total: rows.length, path: addresses.list.path, query })
  })
  serve(addresses.one, async ({ person, params }) =>
    present(await repository.find(signedIn(person).id, params.id)),
  )
  serve(addresses.create, async ({ person, body }) => {
    await mustExist(body)
    return present(await repository.insert(signedIn(person).id, body))
  })
  serve(addresses.update, async ({ person, params, body }) => {
    const { id } = signedIn(person)
    // an address kept before places were checked may still have its label or number changed
    if (PLACE.some((part) => body[part] !== undefined)) {
      const before = present(await repository.find(id, params.id))
      const part = (name: (typeof PLACE)[number]) => body[name] ?? before[name] ?? ''
      const after = { province: part('province'), city: part('city'), barangay: part('barangay') }
      if (PLACE.some((name) => after[name] !== before[name])) await mustExist(after)
    }
    return present(await repository.update(id, params.id, body))
  })
  serve(addresses.remove, async ({ person, params }) => {
    if (!(await repository.remove(signedIn(person).id, params.id))) return present(null)
    return { id: params.id }
  })
}
