import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database'

const MIGRATIONS = path.join(import.meta.dirname, 'migrations')
const THIS = '0017_untied_cards.sql'

let test: TestDatabase
beforeAll(async () => void (test = await createTestDatabase({ isBare: true })))
afterAll(() => test.close())

const sql = async <Row extends object>(text: string) => (await test.db.sql.query<Row>(text)).rows
const apply = async (file: string) => {
  for (const statement of readFileSync(path.join(MIGRATIONS, file), 'utf8').split('--> statement-breakpoint'))
    await sql(statement)
}

it('ties each open card from before to the one person whom it names, and counts no other', async () => {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'))
  for (const file of files.sort().filter((name) => name < THIS)) await apply(file)
  await sql(`
    INSERT INTO pharmacies (id, name, slug, name_sort) OVERRIDING SYSTEM VALUE
    SELECT n, 'Botika ' || n, 'botika-' || n, 'botika ' || n FROM generate_series(1, 2) AS n;
    INSERT INTO users (id, email, first_name, last_name, roles, pharmacy_id, position, is_active, renamed_at)
    OVERRIDING SYSTEM VALUE VALUES
      (1, 'a@x.example', 'Ana', 'Reyes', '{customer,seller}', 1, 'pharmacist', true, NULL),
      (2, 'b@x.example', 'Jose', 'Cruz', '{customer,seller}', 1, 'owner', true, NULL),
      (3, 'c@x.example', 'Jose', 'Cruz', '{customer,seller}', 1, 'pharmacist', true, NULL),
      (4, 'd@x.example', 'Lito', 'Lim', '{customer,seller}', 1, 'clerk', true, NULL),
      (5, 'e@x.example', 'Nena', 'Tan', '{customer,seller}', 1, 'pharmacist', false, NULL),
      (6, 'f@x.example', 'Rosa', 'Uy', '{customer,seller}', 1, 'pharmacist', true, '2026-02-01'),
      (7, 'g@x.example', 'Ana', 'Reyes', '{customer,seller}', 2, 'owner', true, NULL);
    INSERT INTO pharmacy_papers (id, pharmacy_id, kind, number, holder_name, status, expires_on, created_at)
    OVERRIDING SYSTEM VALUE SELECT id, 1, kind, 'No. ' || id, name, status, '2050-01-31', '2026-01-01' FROM (VALUES
      (1, 'prc_card', 'REYES, Ana M.', 'confirmed'), (2, 'prc_card', 'Jose Cruz', 'confirmed'),
      (3, 'prc_card', 'Lito Lim', 'confirmed'), (4, 'prc_card', 'Nena Tan', 'confirmed'),
      (5, 'prc_card', 'Rosa Uy', 'confirmed'), (6, 'prc_card', 'Ana Reyes', 'ended'),
      (7, 'prc_card', 'Ana Reyes', 'waiting'), (8, 'bir_certificate', 'Ana Reyes', 'confirmed')
    ) AS old (id, kind, name, status);
    INSERT INTO pharmacy_papers (id, pharmacy_id, kind, number, holder_name, status, expires_on)
    OVERRIDING SYSTEM VALUE VALUES (9, 2, 'prc_card', 'No. 9', 'Maria Santos', 'confirmed', '2050-01-31');
    UPDATE pharmacies SET prescriptions_until = '2050-01-31'`)
  await apply(THIS)
  expect(
    await sql('SELECT id, holder_id FROM pharmacy_papers WHERE holder_id IS NOT NULL ORDER BY id'),
  ).toEqual([
    { id: 1, holder_id: 1 },
    { id: 7, holder_id: 1 },
  ])
  expect(await sql('SELECT id, prescriptions_until::text AS until FROM pharmacies ORDER BY id')).toEqual([
    { id: 1, until: '2050-01-31' },
    { id: 2, until: null },
  ])
}, 180_000)
