import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** Of the eight groups of an IPv6 address, those that name a connection; the rest is its owner's to choose. */
const OWN_GROUPS = 4

/** What a provider gives to one connection: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '')
  const [, mapped] = MAPPED.exec(bare) ?? []
  if (mapped) return mapped
  if (!isIPv6(bare)) return bare
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const left = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(left).fill('0'), ...after]
  return `${groups.slice(0, OWN_GROUPS).join(':')}::/64`
}
