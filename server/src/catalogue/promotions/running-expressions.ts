import { now, over } from '../../platform/db/query'

/** Whether a promotion runs at this moment; `promotion` is the name that it has in the statement. */
export function isRunning(promotion: string) {
  const e = over<{ t: 'promotions' }>()
  const endsAt = `${promotion}.ends_at` as 't.ends_at'
  return e.and([
    e(`${promotion}.is_active` as 't.is_active', '=', true),
    e(`${promotion}.starts_at` as 't.starts_at', '<=', now),
    e.or([e(endsAt, 'is', null), e(endsAt, '>', now)]),
  ])
}
