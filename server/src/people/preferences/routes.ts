import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/people'
import { Problem } from '@botika/common/http/problem'
import { preferences } from '@botika/common/preferences/endpoints'
import type { AnswerOf } from '@botika/common/http/endpoint'
import { type Serve, signedIn } from '../../platform'
import type { PreferenceRepository } from './repository'

export function preferenceRoutes(serve: Serve, repository: PreferenceRepository) {
  serve(preferences.list, async ({ person }) => {
    const reader = signedIn(person)
    const [data, shared] = await Promise.all([repository.list(reader.id), repository.shared(reader)])
    return { data, shared } as AnswerOf<typeof preferences.list>
  })
  serve(preferences.put, async ({ person, params, body }) => {
    if (!(await repository.put(signedIn(person).id, params.key, body.value)))
      throw new Problem('conflict', phrase(messages.thereIsNoRoomForMorePlease))
    return { key: params.key, value: body.value }
  })
  serve(preferences.remove, async ({ person, params }) => {
    await repository.remove(signedIn(person).id, params.key)
    return { key: params.key }
  })
}
