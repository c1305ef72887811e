import * as shared from '@botika/common/messages/office/shared'
import { render, screen } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { expect, it } from 'vitest'
import { i18nProvider } from './i18n'
import { useTold, useWords } from './useWords'

function Sentence() {
  const t = useWords()
  const told = useTold()
  return (
    <>
      <p>{t(shared.countChosen, { count: 3 })}</p>
      <p>{told('Check the prescription first.')}</p>
      <p>{told('Nobody ever said this 100 %.')}</p>
    </>
  )
}

it('speaks the chosen language, and says what the server said in it where that is known', async () => {
  await i18nProvider.changeLocale('fil')
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <Sentence />
    </AdminContext>,
  )
  expect(await screen.findByText('3 ang napili')).toBeTruthy()
  expect(screen.getByText('Suriin muna ang reseta.')).toBeTruthy()
  expect(screen.getByText('Nobody ever said this 100 %.')).toBeTruthy()
  expect(i18nProvider.translate('ra.action.add')).toBe('Add')
  expect(i18nProvider.translate('ra.action.undo')).toBe('Ibalik')
})
