import { hash, verify } from '@node-rs/argon2'

// OWASP's parameters for argon2id: 19 MiB, two passes, one lane
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let decoy: Promise<string> | undefined

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Whether the password fits. Without a hash it takes as long, so that unknown addresses can't be told apart. */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const other = kept ?? (await (decoy ??= hashPassword('nobody has this password')))
  const fits = await verify(other, password).catch(() => false)
  return fits && kept !== null && kept !== undefined
}
