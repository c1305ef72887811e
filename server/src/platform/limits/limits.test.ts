import { orders } from '@botika/common/orders/endpoints'
import { afterEach, describe, expect, it } from 'vitest'
import { makeWorld, type World } from '../../testing/world'
import { LIMITS, networkOf, shortNetworkOf } from './service'

let world: World | undefined
afterEach(() => world?.close())

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['', null],
])('the address %s is logged as %s', (address, network) => {
  expect(shortNetworkOf(address)).toBe(network)
})

describe('a rate limit', () => {
  const most = LIMITS['tracking']?.perAddress ?? 0

  /** Asks once more than an address may. */
  async function lastStatus(from: (time: number) => { remoteAddress?: string; forwarded?: string }) {
    let status = 0
    for (let time = 0; time <= most; time++) {
      const { remoteAddress, forwarded } = from(time)
      const answer = await world?.app.inject({
        url: `${orders.track.path}?order_number=BTK-000000000000`,
        ...(remoteAddress === undefined ? {} : { remoteAddress }),
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      })
      status = answer?.statusCode ?? 0
    }
    return status
  }

  it('counts the whole network of an IPv6 connection', async () => {
    world = await makeWorld({ BOTIKA_RATE_LIMIT: '1' })
    const hex = (time: number) => time.toString(16)
    expect(await lastStatus((time) => ({ remoteAddress: `2001:db8:1:2::${hex(time)}` }))).toBe(429)
    expect(await lastStatus((time) => ({ remoteAddress: `2001:db8:2:${hex(time)}::1` }))).toBe(404)
  })

  it('does not believe what a visitor says in front of a proxy', async () => {
    world = await makeWorld({ BOTIKA_RATE_LIMIT: '1', BOTIKA_TRUST_PROXY: '1' })
    expect(await lastStatus((time) => ({ forwarded: `198.51.100.${time}, 203.0.113.7` }))).toBe(429)
    expect(await lastStatus((time) => ({ forwarded: `203.0.113.7, 198.51.100.${time}` }))).toBe(404)
  })

  it('looks behind as many proxies as there are', async () => {
    world = await makeWorld({ BOTIKA_RATE_LIMIT: '1', BOTIKA_TRUST_PROXY: '2' })
    expect(await lastStatus((time) => ({ forwarded: `203.0.113.${time}, 192.0.2.1` }))).toBe(404)
    expect(await lastStatus((time) => ({ forwarded: `203.0.113.${time}, 203.0.113.7, 192.0.2.1` }))).toBe(429)
  })

  it('believes nobody where there is no proxy', async () => {
    world = await makeWorld({ BOTIKA_RATE_LIMIT: '1' })
    expect(await lastStatus((time) => ({ forwarded: `203.0.113.${time}` }))).toBe(429)
  })
})
