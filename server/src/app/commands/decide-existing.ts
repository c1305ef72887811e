import type { Database, Say } from '../../platform'
import { settleExisting } from '../../catalogue'

const number = (value: number) => value.toLocaleString('en-PH')

/** After an upgrade: decides once on the products that were written before the server decided, and says what changed. */
export async function decideExisting(db: Database, say: Say): Promise<void> {
  const { prescription, discount } = await db.transaction(({ sql }) => settleExisting(sql))
  if (prescription > 0)
    say(
      `Products that need a prescription from now on: ${number(prescription)}. Each is in the audit log; an admin can change it.`,
    )
  if (discount > 0) say(`Medicines that get the discount of seniors and PWD from now on: ${number(discount)}`)
}
