import { ACCESS_TOKEN_SECONDS } from '@botika/common/session/endpoints'
import { SignJWT, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'

/** What an access token says: who, and of which session. */
export interface Claims {
  userId: number
  family: string
}

const ISSUER = 'botika'
const ALGORITHM = 'HS256'

/** Signs and reads access tokens. `readKey` is asked once, when the first token comes along. */
export function accessTokens(readKey: () => Promise<string>) {
  let key: Promise<Uint8Array> | undefined
  const known = new LRUCache<string, Claims & { endsAt: number }>({ max: 5_000 })

  const keyBytes = () =>
    (key ??= readKey().then(
      (text) => new TextEncoder().encode(text),
      (error: unknown) => {
        key = undefined
        throw error
      },
    ))

  return {
    async sign({ userId, family }: Claims): Promise<string> {
      return new SignJWT({ fam: family })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(userId))
        .setIssuer(ISSUER)
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_SECONDS} s`)
        .sign(await keyBytes())
    },

    /** The claims of a good token, or null. */
    async read(token: string): Promise<Claims | null> {
      const kept = known.get(token)
      if (kept) return kept.endsAt > Date.now() ? kept : null
      const secret = await keyBytes()
      const checked = await jwtVerify(token, secret, { issuer: ISSUER, algorithms: [ALGORITHM] }).catch(
        () => null,
      )
      if (!checked) return null
      const { sub, fam, exp } = checked.payload
      const userId = Number(sub)
      if (!Number.isInteger(userId) || typeof fam !== 'string' || exp === undefined) return null
      const claims = { userId, family: fam, endsAt: exp * 1_000 }
      known.set(token, claims)
      return claims
    },
  }
}
