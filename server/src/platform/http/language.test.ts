import { contact } from '@botika/common/contact/endpoints'
import { orders } from '@botika/common/orders/endpoints'
import { pharmacies } from '@botika/common/pharmacies/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const FILIPINO = { cookie: 'botika_language=fil' }
const track = (headers: Record<string, string> = {}) =>
  world.ask(orders.track, { query: { order_number: 'BTK-0000-0000' } }, { headers })

describe('what a problem says', () => {
  it('is in the language of whoever asks, with the message’s id for other clients', async () => {
    const message_id = 'server/ordering.sorryWeCouldNotFindYourOrder'
    expect((await track()).json).toMatchObject({
      message_id,
      params: {},
      detail: 'Sorry! We could not find your order number. Please type it again!',
      title: 'Order not found',
    })
    expect((await track(FILIPINO)).json).toMatchObject({
      message_id,
      detail: 'Paumanhin! Hindi namin mahanap ang numero ng iyong order. Paki-type muli!',
      title: 'Order not found',
    })
  })

  it('follows the language of a client’s screens before the cookie', async () => {
    const said = async (language: string) =>
      ((await track({ ...FILIPINO, 'botika-language': language })).json as { detail: string }).detail
    expect(await said('en')).toMatch(/^Sorry!/)
    expect(await said('fil')).toMatch(/^Paumanhin/)
    expect(await said('<script>')).toMatch(/^Sorry!/)
  })

  it('does not mix with what is said to others at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => track(at % 2 === 0 ? FILIPINO : {})),
    )
    const first = answers.map(({ json }) => (json as { detail: string }).detail.split('!')[0])
    expect(first).toEqual(answers.map((_, at) => (at % 2 === 0 ? 'Paumanhin' : 'Sorry')))
  })

  it('says faults of fields in it, with the field by its name and the same parameters', async () => {
    const body = { name: '', email: 'no', message: 'Hi' } as never
    const answer = await world.ask(contact.send, { body }, { headers: FILIPINO })
    expect(answer.json).toMatchObject({
      detail: 'name: Pakisagutan ito',
      message_id: 'problem.ofField',
      params: { field: 'name', message: 'Pakisagutan ito' },
      errors: { name: ['Pakisagutan ito'], email: ['Mag-type ng email address gaya ng ana@example.com'] },
    })
  })

  it('says in it what fails before and after a request is read', async () => {
    const unread = await world.app.inject({
      method: 'POST',
      url: contact.send.path,
      headers: { ...FILIPINO, 'content-type': 'text/plain' },
      payload: 'x',
    })
    expect(unread.json()).toMatchObject({ detail: 'Magpadala ng JSON.' })
    const absent = await world.ask(pharmacies.one, { params: { id: 9_999_999 } }, { headers: FILIPINO })
    expect((absent.json as { detail: string }).detail).toMatch(/^Wala/)
  })
})
