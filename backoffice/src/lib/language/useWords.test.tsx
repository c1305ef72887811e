import { render, screen } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { expect, it } from 'vitest'
import { FILIPINO } from './filipino'
import { i18nProvider } from './i18n'
import { useWords } from './useWords'

function Sentence() {
  const t = useWords()
  return (
    <>
      <p>{t('{count} chosen', { count: 3 })}</p>
      <p>{t('No dictionary has {what}.', { what: 'this 100 %' })}</p>
    </>
  )
}

it('speaks the chosen language, and English where words are missing', async () => {
  await i18nProvider.changeLocale('fil')
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <Sentence />
    </AdminContext>,
  )
  expect(await screen.findByText('3 ang napili')).toBeTruthy()
  expect(screen.getByText('No dictionary has this 100 %.')).toBeTruthy()
  expect(i18nProvider.translate('ra.action.add')).toBe('Add')
})

const places = (text: string) => [...text.matchAll(/%?\{\w+\}/g)].map(([place]) => place).sort()

it.each(Object.entries(FILIPINO).filter(([english]) => !english.startsWith('ra.')))(
  'keeps the values of “%s”',
  (english, filipino) => {
    expect(places(filipino)).toEqual(places(english))
  },
)
