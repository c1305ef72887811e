import { describe, expect, it } from 'vitest'
import { readEnv } from './env'

const faultOf = (variables: Record<string, string>) => {
  try {
    readEnv(variables)
    return null
  } catch (error) {
    return String(error)
  }
}

describe('the settings', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT: A whole number up to 65535'],
    [
      { DATABASE_URL: 'someone:hidden@db' },
      'DATABASE_URL: An address such as postgres://user:password@host:5432/name',
    ],
    [
      { DATABASE_URL: 'postgresql://u:hidden@h1,h2:5433/db?target_session_attrs=read-write' },
      'DATABASE_URL: One host: put a floating address or HAProxy before several',
    ],
    [{ DATABASE_URL: 'postgresql://u:hidden@/db?host=h1,h2' }, 'DATABASE_URL: One host'],
    [{ DATABASE_URL: 'postgresql://u:hidden@h:port/db' }, 'DATABASE_URL: An address such as'],
    [{ BOTIKA_TRUST_PROXY: 'nginx' }, 'BOTIKA_TRUST_PROXY: A whole number up to 9'],
  ])('name what is wrong with %o and what is right, and not what was given', (variables, sentence) => {
    const fault = faultOf(variables)
    expect(fault).toContain(sentence)
    expect(fault).not.toContain('hidden')
  })

  it.each([
    'postgres://db/shop',
    'postgresql://someone:a,b@db/shop',
    'postgresql://someone@localhost/shop?host=%2Frun%2Fpostgresql&port=5432',
    'postgresql://someone@db:5432/shop',
    '/run/postgresql shop',
  ])('take %s for a database', (address) =>
    expect(readEnv({ DATABASE_URL: address }).DATABASE_URL).toBe(address),
  )

  it.each([
    ['0', 0],
    ['false', 0],
    ['', 0],
    ['1', 1],
    ['true', 1],
    ['2', 2],
  ])('take %j for so many proxies: %d', (text, proxies) =>
    expect(readEnv({ BOTIKA_TRUST_PROXY: text }).BOTIKA_TRUST_PROXY).toBe(proxies),
  )

  it('show sample social links in the demo alone', () => {
    expect(readEnv({}).SOCIAL_URLS).toContain('https://www.facebook.com/')
    expect(readEnv({ BOTIKA_DEMO: '0' }).SOCIAL_URLS).toBe('')
    expect(readEnv({ SOCIAL_URLS: 'https://www.facebook.com/shop' }).SOCIAL_URLS).toBe(
      'https://www.facebook.com/shop',
    )
  })
})
