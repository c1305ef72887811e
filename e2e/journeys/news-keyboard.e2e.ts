import { expect, test } from '../page-watch'
import { go } from '../keyboard'
import { ACCOUNTS, PASSWORD, newStamp } from '../world'

test('news is written, pictured, scheduled, looked at and published by keyboard alone', async ({
  page,
  somebodyElse,
}) => {
  const { keyboard } = page
  const headline = `Free vaccines ${newStamp()}`
  const press = async (name: string, key?: 'Shift+Tab') => {
    await go(page, page.getByRole('button', { name }), key)
    await keyboard.press('Enter')
  }

  await page.goto('/admin/news')
  await go(page, page.getByLabel('Email'))
  await keyboard.type(ACCOUNTS.admin)
  await go(page, page.getByRole('textbox', { name: 'Password' }))
  await keyboard.type(PASSWORD)
  await keyboard.press('Enter')
  await go(page, page.getByRole('link', { name: 'Add article' }))
  await keyboard.press('Enter')

  await test.step('text gets its marks from the tools above it, and one writes on', async () => {
    const text = page.getByRole('textbox', { name: /^Text/ })
    // the list, which has a title to sort by, stands until the form has come
    await expect(text).toBeVisible()
    await go(page, page.getByLabel('Title'))
    await keyboard.type(headline)
    await press('Heading')
    await expect(text).toBeFocused()
    await keyboard.type('When')
    await keyboard.press('Enter')
    await keyboard.press('Enter')
    await press('List', 'Shift+Tab')
    await expect(text).toBeFocused()
    await keyboard.type('On Saturday, ')
    await keyboard.press('Control+b')
    await expect(text).toHaveValue('## When\n\n- On Saturday, **strong words**')
    await keyboard.type('early')
    await expect(text).toHaveValue('## When\n\n- On Saturday, **early**')
  })

  await test.step('a picture is chosen, and a moment to come', async () => {
    const chooser = page.waitForEvent('filechooser')
    await press('Choose a picture')
    const buffer = await page.screenshot()
    await (await chooser).setFiles({ name: 'poster.png', mimeType: 'image/png', buffer })
    await expect(page.getByRole('button', { name: 'Choose another' })).toBeVisible()
    await go(page, page.getByRole('radio', { name: 'Draft: nobody sees it' }))
    await keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Publish when saved' })).toBeChecked()
    await keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Publish later' })).toBeChecked()
    await go(page, page.getByLabel('Publish at, Manila time'))
    await keyboard.type('12312040')
    await keyboard.press('Tab')
    await keyboard.type('0930AM')
    await expect(page.getByText('Scheduled Dec 31, 2040, 9:30 AM')).toBeVisible()
    await press('Add article')
    await expect(page.getByText(`${headline} was added`)).toBeVisible()
  })

  await test.step('it is published, and stands in the shop', async () => {
    await go(page, page.getByRole('link', { name: headline }))
    await keyboard.press('Enter')
    await go(page, page.getByRole('radio', { name: 'Publish later' }))
    await keyboard.press('ArrowUp')
    await expect(page.getByRole('radio', { name: 'Publish when saved' })).toBeChecked()
    await press('Save changes')
    await expect(page.getByText(`${headline} was saved`)).toBeVisible()
    const reader = await somebodyElse()
    await reader.goto('/news')
    await reader.getByRole('link', { name: headline }).first().click()
    await expect(reader.getByRole('heading', { level: 2, name: 'When' })).toBeVisible()
    await expect(reader.getByRole('listitem').getByText('early', { exact: true })).toBeVisible()
  })
})
