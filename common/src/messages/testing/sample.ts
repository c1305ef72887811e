import { message } from '../declare'

export const plain = message('testing/sample.plain', {
  en: 'Don’t leave',
  fil: 'Huwag umalis',
})

export const greeting = message('testing/sample.greeting', {
  en: 'Hello {name}',
  fil: 'Kumusta {name}',
})

export const items = message('testing/sample.items', {
  en: '{count, plural, one {# item} other {# items}} for {name}',
  fil: '{count, number} item para kay {name}',
})

export const due = message('testing/sample.due', {
  en: '{count, plural, one {# day left} other {# days left}}',
  fil: '{count, plural, =1 {isang araw na lang} other {# araw pa}}',
})
