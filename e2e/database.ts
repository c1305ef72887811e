import { DataFolderInUse, startEmbedded } from '@botika/embedded-postgres'
import pg from 'pg'
import { dataFolder } from './world'

/** Lets a paper of a pharmacy have ended yesterday, as a night would. */
export async function letExpire(pharmacyId: number, kind: 'fda_licence' | 'prc_card') {
  const database = new pg.Client({ connectionString: await joined() })
  await database.connect()
  try {
    const { rowCount } = await database.query(
      `UPDATE pharmacy_papers SET expires_on = (now() AT TIME ZONE 'Asia/Manila')::date - 1
       WHERE pharmacy_id = $1 AND kind = $2 AND status = 'confirmed'`,
      [pharmacyId, kind],
    )
    if (rowCount !== 1) throw new Error(`Pharmacy ${pharmacyId} has ${rowCount} papers of the kind ${kind}`)
  } finally {
    await database.end()
  }
}

/** Where the database of the journeys' server answers: starting it again says so. */
async function joined(): Promise<string> {
  const url = process.env['E2E_DATABASE_URL']
  if (url) return url
  try {
    await (await startEmbedded({ dataDir: dataFolder(), say: () => {} })).stop()
  } catch (error) {
    if (error instanceof DataFolderInUse && error.connectionString) return error.connectionString
    throw error
  }
  throw new Error('The server of the journeys does not run')
}
