import { contact } from '@botika/common/contact/endpoints'
import { makePage } from '@botika/common/http/paging'
import type { ContactMessage } from '@botika/common/contact/endpoints'
import { type CaptchaService, type CollectionService, onceOf, type Serve } from '../../platform'

interface Needs {
  serve: Serve
  service: CollectionService<ContactMessage>
  captcha: CaptchaService
}

export function contactRoutes({ serve, service, captcha }: Needs) {
  serve(contact.send, async (handling) => {
    await captcha.check(handling.body.altcha)
    return service.create({ person: null }, handling.body, await onceOf(handling, contact.send.path))
  })
  serve(contact.reply, ({ params, person, body }) => {
    const now = new Date()
    return service.update({ person }, params.id, { reply: body.reply, replied_at: now, handled_at: now })
  })
  serve(contact.update, ({ params, person, body }) =>
    service.update({ person }, params.id, { handled_at: body.is_handled ? new Date() : null }),
  )
  serve(contact.list, async ({ query }) => {
    const { data, total } = await service.list({ isManage: true }, query)
    return makePage({ data, total, path: contact.list.path, query })
  })
}
