import { complaints, ownComplaints } from '@botika/common/complaints/endpoints'
import type { Endpoint } from '@botika/common/http/endpoint'
import { type CaptchaService, type Handling, onceOf, type Serve, signedIn } from '../../platform'
import type { OwnComplaintService } from './own-service'
import type { ComplaintService } from './service'

function sendFile(
  { raw }: Pick<Handling<Endpoint>, 'raw'>,
  { bytes, mime }: { bytes: Buffer; mime: string },
) {
  raw?.reply
    .type(mime)
    .header('Content-Disposition', mime === 'application/pdf' ? 'attachment' : 'inline')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
  return bytes
}

export function complaintRoutes(serve: Serve, service: ComplaintService) {
  serve(complaints.list, ({ person, reach, query }) => service.list(signedIn(person), reach, query))
  serve(complaints.one, ({ person, reach, params }) => service.one(signedIn(person), reach, params.id))
  serve(complaints.write, ({ person, reach, params, body }) =>
    service.write(signedIn(person), reach, params.id, body.message),
  )
  serve(complaints.settle, ({ person, params, body }) => service.settle(signedIn(person), params.id, body))
  serve(complaints.picture, async (handling) => {
    const { person, reach, params } = handling
    return sendFile(
      handling,
      await service.picture({ person: signedIn(person), reach }, params.id, params.pictureId),
    )
  })
}

interface OwnNeeds {
  serve: Serve
  service: OwnComplaintService
  pictures: Pick<ComplaintService, 'picture'>
  captcha: CaptchaService
}

export function ownComplaintRoutes({ serve, service, pictures, captcha }: OwnNeeds) {
  serve(ownComplaints.list, ({ person, query }) =>
    service.list({ customerId: signedIn(person).id }, query.order_id),
  )
  serve(ownComplaints.open, async (handling) => {
    const person = signedIn(handling.person)
    const use = await onceOf(handling, `complaint:customer:${person.id}`)
    return service.open({ customerId: person.id }, handling.body, person, use)
  })
  serve(ownComplaints.change, async (handling) => {
    const person = signedIn(handling.person)
    const use = await onceOf(handling, `complaint:customer:${person.id}:${handling.params.id}`)
    return service.change({ customerId: person.id }, handling.params.id, handling.body, person, use)
  })

  const guest = ({ order_number, email }: { order_number: string; email: string }) => ({
    orderNumber: order_number,
    email,
  })
  serve(ownComplaints.listAsGuest, ({ body }) => service.list(guest(body), null))
  serve(ownComplaints.openAsGuest, async (handling) => {
    const { order_number: _, email: __, altcha, ...opening } = handling.body
    await captcha.check(altcha)
    return service.open(guest(handling.body), opening, null, await onceOf(handling, 'complaint:guest'))
  })
  serve(ownComplaints.changeAsGuest, async (handling) => {
    const { order_number: _, email: __, ...change } = handling.body
    const use = await onceOf(handling, `complaint:guest:${handling.params.id}`)
    return service.change(guest(handling.body), handling.params.id, change, null, use)
  })
  serve(ownComplaints.pictureAsGuest, async (handling) => {
    const { body, params } = handling
    return sendFile(handling, await pictures.picture(guest(body), params.id, body.picture_id))
  })
}
