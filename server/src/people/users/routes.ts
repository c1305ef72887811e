import { manilaDay } from '@botika/common/time'
import { users } from '@botika/common/users/endpoints'
import { ownData } from '@botika/common/users/own-data-endpoints'
import { type AuditService, type CaptchaService, type Serve, signedIn } from '../../platform'
import type { OwnDataRepository } from './own-data-repository'
import type { UserRepository } from './repository'
import type { UserService } from './service'

export function userRoutes(serve: Serve, service: UserService, captcha: CaptchaService) {
  serve(users.list, ({ query }) => service.list(query))
  serve(users.one, ({ person, reach, params }) => service.read(signedIn(person), reach, params.id))
  serve(users.create, async ({ person, language, body }) => {
    if (!person) await captcha.check(body.altcha)
    return service.create(person, body, language)
  })
  serve(users.update, ({ person, reach, params, body, ip }) =>
    service.update(signedIn(person), reach, params.id, body, ip),
  )
  serve(users.changePassword, ({ person, reach, params, body }) =>
    service.changePassword(signedIn(person), reach, params.id, body),
  )
  serve(users.signOut, ({ person, params }) => service.signOut(signedIn(person), params.id))
  serve(users.remove, ({ person, params }) => service.remove(signedIn(person), params.id))
}

interface Needs {
  users: UserService
  accounts: UserRepository
  repository: OwnDataRepository
  audit: AuditService
}

/** What the Data Privacy Act gives everybody: a copy of what is held about them, and an end to it. */
export function ownDataRoutes(serve: Serve, { users, accounts, repository, audit }: Needs) {
  serve(ownData.read, async ({ person: asker, raw }) => {
    const person = signedIn(asker)
    const [profile, sections] = await Promise.all([users.one(person.id), repository.read(person.id)])
    await accounts.transaction((tx) =>
      audit.record(tx, { person, action: 'export', resource: 'users', recordId: person.id }),
    )
    const now = new Date()
    raw?.reply.header('Content-Disposition', `attachment; filename="botika-my-data-${manilaDay(now)}.json"`)
    return { exported_at: now.toISOString(), profile, ...sections }
  })

  serve(ownData.deleteAccount, async ({ person: asker, body }) => {
    return users.leave(signedIn(asker), body)
  })
}
