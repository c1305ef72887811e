import * as shared from '@botika/common/messages/office/shared'
import { render, screen } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { expect, it } from 'vitest'
import { i18nProvider } from './i18n'
import { useTranslations } from './useTranslations'

function Sentence() {
  const t = useTranslations()
  return (
    <>
      <p>{t(shared.countChosen, { count: 3 })}</p>
    </>
  )
}

it('speaks the chosen language', async () => {
  await i18nProvider.changeLocale('fil')
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <Sentence />
    </AdminContext>,
  )
  expect(await screen.findByText('3 ang napili')).toBeTruthy()
  expect(i18nProvider.translate('ra.action.add')).toBe('Add')
  expect(i18nProvider.translate('ra.action.undo')).toBe('Ibalik')
})
