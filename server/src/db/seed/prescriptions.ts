import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPrescription } from '../../pictures/prescription'
import type { privateFiles } from '../tables'

const DAY = 86_400_000

/** Puts `count` copies of a drawn prescription where private files lie and answers their rows. */
export async function writePrescriptions(
  folder: string,
  count: number,
  now: Date,
): Promise<(typeof privateFiles.$inferInsert & { id: number })[]> {
  const svg = drawPrescription({
    doctor: 'Dr. Amihan Navarro',
    licence: 'PRC-DEMO-100317',
    medicines: ['As ordered', 'Please see the order for strength and number'],
  })
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
  const home = join(folder, 'demo')
  await mkdir(home, { recursive: true, mode: 0o700 })
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const path = join('demo', `prescription-${index + 1}.jpg`)
      await writeFile(join(folder, path), bytes, { mode: 0o600 })
      return {
        id: index + 1,
        kind: 'prescription' as const,
        path,
        mime: 'image/jpeg',
        bytes: bytes.length,
        delete_after: new Date(now.getTime() + 365 * DAY),
        created_at: now,
      }
    }),
  )
}
