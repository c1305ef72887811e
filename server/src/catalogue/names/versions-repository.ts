import { build, json, now, rowOf, run, type Runner } from '../../platform/db/query'

type Kind = 'drug_list' | 'medicine_names'

export async function lastVersion(on: Runner, kind: Kind): Promise<string | null> {
  const found = await rowOf(on, build.selectFrom('settings').select('value').where('key', '=', kind))
  return (found?.value as string | undefined) ?? null
}

export async function keepVersion(on: Runner, kind: Kind, version: string): Promise<void> {
  const value = json(version)
  await run(
    on,
    build
      .insertInto('settings')
      .values({ key: kind, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: now })),
  )
}
