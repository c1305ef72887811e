import { readdirSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { message } from './declare'
import { LANGUAGES, type Language, say } from './message'
import * as sample from './testing/sample'
import { messagesIn } from './vite'

interface Declared {
  id: string
  texts: Record<Language, string>
  in(language: Language): unknown
}

const AREAS = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.ts') && !/^(message|reader|declare|vite|office)\.|\.test\./.test(file))

async function everyMessage() {
  const areas = AREAS.map(async (file) => {
    const source = path.join(import.meta.dirname, file)
    const area = (await import(/* @vite-ignore */ source)) as Record<string, Declared>
    return Object.entries(area).map(([name, declared]) => ({
      place: `${file.slice(0, -3)}.${name}`,
      declared,
    }))
  })
  return (await Promise.all(areas)).flat()
}

describe('a message', () => {
  it('is said in either language', () => {
    expect(LANGUAGES.map((language) => say(language, sample.plain))).toEqual(['Don’t leave', 'Huwag umalis'])
    expect(say('fil', sample.greeting, { name: '{Ana} #1' })).toBe('Kumusta {Ana} #1')
  })

  it('has a plural by the rules of its language, and numbers with the thousands apart', () => {
    const of = (language: Language) => [1, 2, 1200].map((count) => say(language, sample.due, { count }))
    expect(of('en')).toEqual(['1 day left', '2 days left', '1,200 days left'])
    expect(of('fil')).toEqual(['isang araw na lang', '2 araw pa', '1,200 araw pa'])
    expect(say('fil', sample.items, { count: 12345, name: 'Ana' })).toBe('12,345 item para kay Ana')
  })

  it('is refused by the compiler where a language, a parameter or a value is missing or too many', () => {
    const mistakes = () => {
      // @ts-expect-error -- no Filipino
      message('a.b', { en: 'Hello' })
      // @ts-expect-error -- the Filipino lacks the name
      message('a.b', { en: 'Hello {name}', fil: 'Kumusta' })
      // @ts-expect-error -- the English lacks the name
      message('a.b', { en: 'Hello', fil: 'Kumusta {name}' })
      // @ts-expect-error -- no third language
      message('a.b', { en: 'Hello', fil: 'Kumusta', ceb: 'Kumusta' })
      // @ts-expect-error -- needs its name
      say('en', sample.greeting)
      // @ts-expect-error -- needs its count
      say('en', sample.items, { name: 'Ana' })
      // @ts-expect-error -- a count is a number
      say('en', sample.items, { name: 'Ana', count: '3' })
      // @ts-expect-error -- one value too many
      say('en', sample.greeting, { name: 'Ana', more: 1 })
      // @ts-expect-error -- takes none
      say('en', sample.plain, { name: 'Ana' })
    }
    expect(mistakes).toBeTypeOf('function')
  })
})

describe('a browser’s build', () => {
  it.each(LANGUAGES)('holds the texts of its language alone, and says the same: %s', async (language) => {
    const source = `
      export { say } from '${import.meta.dirname}/message'
      export * from '${import.meta.dirname}/testing/sample'`
    const result = await build({
      configFile: false,
      logLevel: 'error',
      plugins: [
        messagesIn(language),
        {
          name: 'entry',
          resolveId: (id) => (id === 'virtual:entry' ? id : null),
          load: (id) => (id === 'virtual:entry' ? source : null),
        },
      ],
      build: {
        write: false,
        minify: false,
        rolldownOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict' },
      },
    })
    const [output] = Array.isArray(result) ? result : [result]
    if (!output || !('output' in output)) throw new Error('nothing was built')
    const { code } = output.output[0]
    expect(code).toContain(language === 'en' ? 'Hello ' : 'Kumusta ')
    expect(code).not.toContain(language === 'en' ? 'Kumusta ' : 'Hello ')
    const built = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    )) as typeof sample & { say: typeof say }
    const sayings = (speak: typeof say, from: typeof sample) => [
      speak(language, from.plain),
      speak(language, from.greeting, { name: 'Ana' }),
      ...[1, 2, 1200].flatMap((count) => [
        speak(language, from.items, { count, name: 'Ana' }),
        speak(language, from.due, { count }),
      ]),
    ]
    expect(sayings(built.say, built)).toEqual(sayings(say, sample))
  })
})

describe('every message', () => {
  it('has its file and name as its id', async () => {
    const all = await everyMessage()
    expect(all.length).toBeGreaterThan(3)
    expect(all.filter(({ place, declared }) => declared.id !== place).map(({ place }) => place)).toEqual([])
  })

  it('can be compiled in both languages', async () => {
    const failing = (await everyMessage()).flatMap(({ place, declared }) =>
      LANGUAGES.flatMap((language) => {
        try {
          return declared.in(language) === undefined ? [place] : []
        } catch (error) {
          return [`${place} ${language}: ${String(error)}`]
        }
      }),
    )
    expect(failing).toEqual([])
  })

  it('has no plural `one` in Filipino, which by its rules is also 2, 3, 5 and 7', async () => {
    const wrong = (await everyMessage()).filter(({ declared }) => /\bone \{/.test(declared.texts.fil))
    expect(wrong.map(({ place }) => place)).toEqual([])
  })

  it('is one text, without white space around it, that ends as the other language does', async () => {
    const all = await everyMessage()
    const ends = (text: string) => /[.:…]$/.exec(text)?.[0]
    const wrong = all.filter(({ declared: { texts } }) => {
      const { en, fil } = texts
      return (
        [en, fil].some((text) => text === '' || text !== text.trim()) ||
        (ends(en) !== ends(fil) && ends(en) && !fil.endsWith('?'))
      )
    })
    expect(wrong.map(({ place }) => place)).toEqual([])
  })
})
