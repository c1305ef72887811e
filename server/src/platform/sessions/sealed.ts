import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export const SECOND_FACTOR = 'second factor'

const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Seals texts for the database with a key of their own that is made from the installation's (AES-256-GCM). What is
 * sealed for one record opens for no other, and a copy of the database opens none.
 */
export function sealedWith(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal(text: string, record: string): string {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(record))
      const sealed = [iv, cipher.update(text, 'utf8'), cipher.final()]
      return Buffer.concat([...sealed, cipher.getAuthTag()]).toString('base64url')
    },

    /** Null for what was sealed with another key, or for another record. */
    open(sealed: string, record: string): string | null {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        })
        decipher.setAAD(Buffer.from(record))
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
        const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
export type Sealed = ReturnType<typeof sealedWith>
