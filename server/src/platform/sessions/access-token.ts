import { expected } from '@botika/common/expected'
import { ACCESS_TOKEN_SECONDS } from '@botika/common/session/endpoints'
import { SignJWT, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'

export interface Claims {
  userId: number
  family: string
}

const ISSUER = 'botika'
const ALGORITHM = 'HS256'

/** Clocks of several servers may differ by so many seconds. */
const CLOCKS = 60

export function accessTokens(secret: string) {
  const key = new TextEncoder().encode(secret)
  const known = new LRUCache<string, Claims & { endsAt: number }>({ max: 5_000 })

  return {
    async sign({ userId, family }: Claims): Promise<string> {
      return new SignJWT({ fam: family })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(userId))
        .setIssuer(ISSUER)
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_SECONDS} s`)
        .sign(key)
    },

    async read(token: string): Promise<Claims | null> {
      const kept = known.get(token)
      if (kept) return kept.endsAt > Date.now() ? kept : null
      const checked = await jwtVerify(token, key, { issuer: ISSUER, algorithms: [ALGORITHM] }).catch(
        expected('A token that cannot be verified is none'),
      )
      if (!checked) return null
      const { sub, fam, exp } = checked.payload
      const userId = Number(sub)
      if (!Number.isInteger(userId) || typeof fam !== 'string' || exp === undefined) return null
      // ours end within an hour: one that would live longer was not made here
      if (exp > Date.now() / 1_000 + ACCESS_TOKEN_SECONDS + CLOCKS) return null
      const claims = { userId, family: fam, endsAt: exp * 1_000 }
      known.set(token, claims)
      return claims
    },
  }
}
