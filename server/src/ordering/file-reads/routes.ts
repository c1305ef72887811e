import { type FileRead, fileReads, OPENED_AS } from '@botika/common/file-reads/endpoints'
import { makePage } from '@botika/common/http/paging'
import { Problem } from '@botika/common/http/problem'
import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { readOrderNumber } from '@botika/common/orders/number'
import { isoOf, type Serve, signedIn } from '../../platform'
import type { FileReadRepository, FileReadRow } from './repository'

/** Who opened what a person has sent with an order, for that person (RA 10173, sec. 16). */
export function fileReadRoutes(serve: Serve, repository: FileReadRepository) {
  serve(fileReads.list, async ({ person: asker, query }) => {
    const person = signedIn(asker)
    const { rows, total } = await repository.list(person.id, query)
    const data = rows.map((row) => present(row, person.id))
    return makePage({ data, total, path: fileReads.list.path, query })
  })
  serve(fileReads.track, async ({ body }) => {
    const number = readOrderNumber(body.order_number)
    const rows = number ? await repository.ofGuest(number, body.email) : undefined
    if (!rows) throw new Problem('order_not_found', phrase(messages.sorryWeCouldNotFindYourOrder))
    return { data: rows.map((row) => present(row, null)) }
  })
}

function present(row: FileReadRow, personId: number | null): FileRead {
  const isOwn = personId === null ? row.role === 'guest' : row.user_id === personId
  const openedAs = isOwn ? 'you' : (OPENED_AS.find((one) => one === row.role) ?? 'seller')
  const isOfPharmacy = !isOwn && openedAs !== 'admin'
  return {
    id: row.id,
    order_number: row.order_number,
    file: row.kind,
    opened_at: isoOf(row.created_at),
    opened_as: openedAs,
    pharmacy_name: isOfPharmacy ? row.pharmacy_name : null,
    name: isOfPharmacy ? row.name : null,
  }
}
