import { products } from '@botika/common/products/endpoints'
import { searchMisses, searchSynonyms } from '@botika/common/search-misses/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { missWords } from '../engine/service'
import { refreshSearch } from '../engine/repository'
import { anAdmin, anOffer } from '../../testing/makers'
import { aMedicine } from '../../testing/shelf'
import { makeWorld, type World } from '../../testing/world'

let world: World
let as: string

beforeAll(async () => {
  world = await makeWorld()
  as = await world.signIn(await anAdmin(world))
  const product = await aMedicine(world, 'Paracetamol', '500 mg', { brand: 'Biogesic' })
  await anOffer(world, { product_id: product.id })
  await refreshSearch(world.db, 'all')
})
afterAll(() => world.close())

const search = (keyword: string) => world.call(products.search, { query: { keyword } })
const missed = async () =>
  (await world.call(searchMisses.list, { query: {} }, { as })).data.map(({ keyword, count }) => [
    keyword,
    count,
  ])

describe('words that found nothing', () => {
  it('count once for one wish, until they are taken off the list', async () => {
    await search('Qxzvwjk')
    await search('  QXZVWJK ')
    await search('Biogesic')
    expect(await missed()).toEqual([['qxzvwjk', 2]])
    const { data } = await world.call(searchMisses.list, { query: {} }, { as })
    await world.call(searchMisses.remove, { params: { id: data[0]?.id ?? 0 } }, { as })
    expect(await missed()).toEqual([])
  })

  it('say which of them may not be sold online, and get no synonym', async () => {
    await search('Rivotril 2mg')
    await search('Clonazepan')
    await search('Qxzvwjk')
    const { data } = await world.call(searchMisses.list, { query: { sort: 'keyword' } }, { as })
    expect(data.map(({ keyword, refused }) => [keyword, refused])).toEqual([
      ['clonazepan', 'clonazepam'],
      ['qxzvwjk', null],
      ['rivotril 2mg', 'clonazepam'],
    ])
    for (const word of ['Rivotril', 'Diaze&shy;pam'])
      expect(
        await world.ask(searchSynonyms.create, { body: { word, instead: 'paracetamol' } }, { as }),
      ).toMatchObject({ status: 422, json: { errors: { word: ['May not be sold online (RA 9165)'] } } })
  })

  it.each([
    ['ana.reyes@example.com', null],
    ['0917 123 4567', null],
    ['BTK-7Q2M-X9', null],
    ['1234567', null],
    ['x', null],
    ['  Niños’ Syrup ', 'ninos syrup'],
    ['amoxicillin 500mg/5ml', 'amoxicillin 500mg 5ml'],
  ])('of %j are kept as %j', (typed, kept) => {
    expect(missWords(typed)).toBe(kept)
  })
})

describe('a synonym', () => {
  it('is searched instead, and said so', async () => {
    const before = await search('wqvzxtempra')
    expect(before.total).toBe(0)
    await world.call(
      searchSynonyms.create,
      { body: { word: ' WQVZXTempra ', instead: 'paracetamol' } },
      { as },
    )
    expect(await search('Wqvzxtempra')).toMatchObject({ total: 1, corrected_keyword: 'paracetamol' })
  })

  it.each([
    ['warfarin', 'paracetamol', 'instead'],
    ['Coumadin', 'aspirin', 'instead'],
    ['glipizide', 'sugar medicine', 'instead'],
    ['pampakalma', 'diazepam', 'instead'],
  ])(
    'never leads from a medicine to another one, nor to what may not be sold: %s, %s',
    async (word, instead, field) => {
      expect(await world.ask(searchSynonyms.create, { body: { word, instead } }, { as })).toMatchObject({
        status: 422,
        json: { errors: { [field]: [expect.any(String)] } },
      })
    },
  )

  it('may lead from a brand to its medicine, and not be changed to another later', async () => {
    const made = await world.call(
      searchSynonyms.create,
      { body: { word: 'biogesic forte', instead: 'paracetamol' } },
      { as },
    )
    const change = { params: { id: made.id }, body: { instead: 'losartan' } }
    expect((await world.ask(searchSynonyms.update, change, { as })).status).toBe(422)
  })

  it('means something else, once', async () => {
    const make = (word: string, instead: string) =>
      world.ask(searchSynonyms.create, { body: { word, instead } }, { as })
    expect((await make('same', 'Sàme')).status).toBe(422)
    expect((await make('twice', 'one')).status).toBe(201)
    expect((await make('TWICE', 'two')).status).toBe(409)
  })
})
