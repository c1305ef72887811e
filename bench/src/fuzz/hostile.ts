import fc from 'fast-check'

const LONG = 'ñ'.repeat(2_000)

/** Text that has broken somebody's program before. */
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0007\u001b[31m',
  '\r\nSet-Cookie: owned=1',
  '\ud800',
  '\udfff\ud800',
  '\u202eevil',
  '\ufeff',
  'n\u0303',
  '👩‍⚕️'.repeat(40),
  LONG,
  'x'.repeat(70_000),
  "' or '1'='1",
  "1'; drop table orders; --",
  '1) union all select null, current_user --',
  '%27%20OR%201=1',
  '\\',
  '%',
  '_%_%',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "=cmd|' /C calc'!A0",
  '@SUM(1+1)*cmd',
  '+1-1',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  '${7*7}{{7*7}}',
  '$(id)`id`',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e309',
  '0x7fffffff',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '99999999999999999999999999',
  '1.0000000000000001',
  '٣',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '0001-01-01',
  '2026-02-30',
  '9999-12-31',
  '275760-09-13T00:00:00.001Z',
  '2026-01-05T08:00:00+99:00',
  '-000001-01-01T00:00:00Z',
  'a@b',
  'a@b.c'.padStart(300, 'x'),
  'ana@example.com\nbcc: all@example.com',
  '((((((((((a{1,9}){1,9}){1,9}',
  'Mo-Su 25:99-99:99',
  'BTK-000000000000',
]

const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.1,
  0.005,
  1.005,
  -0.001,
  1e-320,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  2 ** 53 + 2,
  1e21,
  1e308,
  99_999_999.99,
  100_000_000,
]

export const hostileText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
)

export const hostileNumber = fc.oneof(fc.constantFrom(...NUMBERS), fc.integer(), fc.double({ noNaN: true }))

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) })

/** Any JSON that nobody asked for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 4, arbitrary: hostileNumber },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { $ne: null }, deep(200)),
  },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 3_000 }, () => 1)) },
)

/** What stands in an address where an id should be. */
export const oddId = fc.oneof(
  // not those of the accounts that the requests are sent with
  { weight: 10, arbitrary: fc.integer({ min: 50, max: 90 }).map(String) },
  { weight: 2, arbitrary: fc.constantFrom('0', '-1', '71.5', '071', '+71', '7e1', '0x47', ' 71', '71 ') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('2147483647', '2147483648', '9007199254740993', '9'.repeat(200)),
  },
  { weight: 2, arbitrary: fc.constantFrom('null', 'undefined', 'NaN', 'me', 'true', '[]', '1,2', '1;2') },
  { weight: 3, arbitrary: hostileText.filter((text) => text.length < 3_000) },
)

/** Files that are not what they say. */
export const hostileFile = fc.constantFrom<{ name: string; type: string; bytes: Buffer }>(
  { name: 'rx.png', type: 'image/png', bytes: Buffer.alloc(0) },
  { name: 'rx.png', type: 'image/png', bytes: Buffer.from('<svg onload="alert(1)"/>') },
  { name: '../../../../tmp/owned.php', type: 'image/jpeg', bytes: Buffer.from('<?php system("id");') },
  { name: `${'x'.repeat(500)}.jpg`, type: 'image/jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]) },
  { name: 'a.gif', type: 'image/gif', bytes: Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1') },
  { name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') },
  { name: 'a.zip', type: 'application/zip', bytes: Buffer.from('PK\x03\x04garbage garbage garbage') },
  { name: 'a.xlsx', type: 'application/octet-stream', bytes: Buffer.from('PK\x05\x06' + '\0'.repeat(18)) },
  {
    name: 'a.csv',
    type: 'text/csv',
    bytes: Buffer.from('name,price\n"unclosed,1\n=1+1,@x\n\0,\xff', 'latin1'),
  },
  { name: 'a.csv', type: 'text/csv', bytes: Buffer.from('\xff\xfen\0a\0m', 'latin1') },
  { name: '', type: '', bytes: Buffer.from('nameless') },
)
