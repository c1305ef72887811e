import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { hasPages, plainTextOf } from './pdf'

const isPlainPdf = (file: Buffer) => plainTextOf(file) !== null
const HEAD = '%PDF-1.7\n'
const object = (dictionary: string) => `4 0 obj\n<< ${dictionary} >>\nendobj\n`
const bytes = (...parts: (string | Buffer)[]) =>
  Buffer.concat([HEAD, ...parts, '%%EOF'].map((part) => Buffer.from(part as string, 'latin1')))
const stream = (dictionary: string, content: Buffer) => [
  `5 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\r\n`,
  content,
  '\nendstream\nendobj\n',
]
const PACKED = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'
const SCRIPT = '7 0 << /S /JavaScript /JS (x) >>'
const objects = (text: string) => stream(PACKED, deflateSync(text))

it.each([
  ['a page', bytes(object('/Type /Page /Contents 5 0 R'))],
  [
    'a page with a compressed picture',
    bytes(...stream('/Filter /FlateDecode', deflateSync('BT (JavaScript) Tj ET'))),
  ],
  ['objects in a stream', bytes(...objects('7 0 << /Type /Catalog /Pages 1 0 R >>'))],
  [
    'an outline beside objects in a stream',
    bytes(object('/Type /Outlines /First 12 0 R'), ...objects('7 0 << /Type /Page >>')),
  ],
  ['words that only look like it', bytes(object('/Title (/JavaScripts and /Launches)'))],
])('%s is plain', (_, file) => {
  expect(isPlainPdf(file)).toBe(true)
})

it.each([
  ['a script', bytes(object('/S /JavaScript /JS (app.alert\\(1\\))'))],
  ['a script under an escaped name', bytes(object('/S /Java#53cript /J#53 (x)'))],
  ['a program to start', bytes(object('/S /Launch /F (calc.exe)'))],
  ['a file within', bytes(object('/Type /EmbeddedFile'))],
  ['a form that is sent off', bytes(object('/S /SubmitForm'))],
  ['a password', bytes('trailer << /Encrypt 9 0 R >>')],
  ['a script among compressed objects', bytes(...objects('7 0 << /S /JavaScript /JS (x) >>'))],
  [
    'objects that can not be looked into',
    bytes(...stream('/Type /ObjStm /Filter /LZWDecode', Buffer.from('x'))),
  ],
  ['objects that unpack to very much', bytes(...objects(' '.repeat(20_000_000)))],
  [
    'a script in the second of two object streams',
    bytes(...objects('7 0 << /Type /Page >>'), ...objects('8 0 << /S /JavaScript >>')),
  ],
  [
    'a script in an object stream that says much of itself',
    bytes(...stream(`${PACKED} /X (${'x'.repeat(3_000)})`, deflateSync(SCRIPT))),
  ],
  [
    'a script in an object stream that seems to begin later',
    bytes(...stream(`${PACKED} /X (endobj)`, deflateSync(SCRIPT))),
  ],
  [
    'a script in an object stream under a predictor',
    bytes(
      ...stream(`${PACKED} /DecodeParms << /Predictor 12 /Columns 1 >>`, deflateSync(`\u0002${SCRIPT[0]}`)),
    ),
  ],
  [
    'a script in an object stream without a type',
    bytes(...stream('/N 1 /First 4 /Filter /FlateDecode', deflateSync(SCRIPT))),
  ],
  ...[' \n', '\r'].map((end): [string, Buffer] => [
    `a script in an object stream that begins with ${JSON.stringify(end)}`,
    bytes(
      ...stream(PACKED, deflateSync(SCRIPT)).map((part) =>
        typeof part === 'string' ? part.replace('stream\r\n', `stream${end}`) : part,
      ),
      ...objects('7 0 << /Type /Page >>'),
    ),
  ]),
])('%s is not', (_, file) => {
  expect(isPlainPdf(file)).toBe(false)
})

it.each([
  ['a page', bytes(object('/Type /Page /Contents 5 0 R')), true],
  ['a page under an escaped name', bytes(object('/Type/P#61ge>>')), true],
  [
    'a page among compressed objects',
    bytes(...objects('7 0 << /Type /Pages >> 8 0 << /Type /Page >>')),
    true,
  ],
  ['a list of pages without one', bytes(object('/Type /Pages /Kids [] /Count 0')), false],
  ['nothing', bytes(), false],
])('%s: has pages', (_, file, expected) => {
  expect(hasPages(plainTextOf(file) ?? '')).toBe(expected)
})
