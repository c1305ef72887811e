import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { TOTP, URI } from 'otpauth'
import { expect, expectAccessible, test, untilHydrated } from '../page-watch'
import { logIn, newPerson } from '../people'
import { signIn } from '../seller'
import { start } from '../start-server'
import { MAIN, OWN_PASSWORD } from '../world'

const STEP_MS = 30_000
const CODE = 'Code of the app, or a recovery code'

/** What an app shows for a key: now, or some steps later, as each code is taken once. */
function codeOf(uri: string, steps = 0) {
  const app = URI.parse(uri)
  if (!(app instanceof TOTP)) throw new Error(`${uri} is no key of an authenticator app`)
  return app.generate({ timestamp: Date.now() + steps * STEP_MS })
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port is free')),
      )
    })
  })

async function openShop() {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const { env, stop } = await start(port, {
    BOTIKA_URL: origin,
    BOTIKA_SECRET: randomBytes(48).toString('base64'),
  })
  const command = async (...words: string[]) =>
    (await promisify(execFile)(process.execPath, [MAIN, ...words], { env })).stdout
  return { origin, stop, command }
}

async function giveCode(page: Page, code: string) {
  const field = page.getByLabel(CODE)
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await field.fill(code)
  await page.keyboard.press('Enter')
}

async function enrol(page: Page) {
  await page.getByRole('button', { name: 'Set it up' }).click()
  const password = page.getByLabel('Current password')
  await expect(password).toBeFocused()
  await page.keyboard.type('a guess')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill(OWN_PASSWORD)
  await page.keyboard.press('Enter')
  const code = page.getByLabel('Code that the app shows')
  await expect(code).toBeFocused()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectAccessible(page)
  const uri = (await page.getByRole('link', { name: 'Open in an app' }).getAttribute('href')) ?? ''
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await code.fill(codeOf(uri))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /Keep these recovery codes/ })).toBeFocused()
  const codes = page.getByRole('region', { name: 'Two-step login' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCodes = await codes.allTextContents()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText(/10 recovery codes are left/)).toBeVisible()
  return { uri, recoveryCodes }
}

test('an admin of an open shop signs in with the printed key, loses device and codes, and enrols anew', async ({
  page,
  somebodyElse,
}) => {
  const { origin, stop, command } = await openShop()
  try {
    const email = 'amihan@example.com'
    const printed = await command('create-admin', '--email', email, '--name', 'Amihan Batungbakal')
    const [link = ''] = /http\S+#token=\S+/.exec(printed) ?? []
    const [uri = ''] = /otpauth:\S+/.exec(printed) ?? []
    const [recoveryCode = ''] = /^ +((\d{4}-){4}\d{4})$/m.exec(printed) ?? []

    await test.step('the printed link sets a password, and the printed key gives the code', async () => {
      await page.goto(link)
      await untilHydrated(page)
      await page.getByRole('textbox', { name: 'Password' }).fill(OWN_PASSWORD)
      await page.getByRole('button', { name: 'Set password' }).click()
      await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible()
      await page.goto(`${origin}/admin`)
      await signIn(page, email, OWN_PASSWORD)
      await giveCode(page, codeOf(uri))
      await expect(page.getByLabel(CODE)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    await test.step('the office leads to the Security page', async () => {
      const security = page.getByRole('link', { name: 'Security', exact: true })
      const more = page.getByRole('button', { name: 'More' })
      await expect(more.or(security).first()).toBeVisible()
      if (await more.isVisible()) await more.click()
      await security.click()
      await untilHydrated(page)
      await expect(page.getByText(/10 recovery codes are left/)).toBeVisible()
    })

    const other = await somebodyElse()
    await test.step('without the device, a recovery code lets in', async () => {
      await other.goto(`${origin}/login?next=/account/security`)
      await logIn(other, email)
      await giveCode(other, recoveryCode.trim())
      await expect(other.getByText(/9 recovery codes are left/)).toBeVisible()
    })

    await test.step('without the codes as well, whoever runs the shop ends every session', async () => {
      const said = await command('reset-second-factor', '--email', email)
      expect(said).toContain('signs in by the password alone now')
      await other.reload()
      await expect(other.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    })

    await test.step('the password alone opens nothing but the way to a new device', async () => {
      await page.goto(`${origin}/admin/users`)
      await signIn(page, email, OWN_PASSWORD)
      await expect(page.getByText('First set up two-step login')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Set it up' }).click()
      await untilHydrated(page)
      await expect(page.getByText(/until it is set up you can do nothing else/)).toBeVisible()
      const anew = await enrol(page)
      expect(anew.uri).not.toBe(uri)
      expect(anew.recoveryCodes).not.toContain(recoveryCode)
      await page.goto(`${origin}/admin/users`)
      await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    })
  } finally {
    await stop()
  }
})

test('a customer turns two-step login on, logs another device out, and turns it off', async ({
  page,
  request,
  somebodyElse,
}, { project }) => {
  const email = await newPerson(request, `devices-${project.name}`)
  await page.goto('/login?next=/account/security')
  await logIn(page, email)
  const { uri, recoveryCodes } = await enrol(page)

  const other = await somebodyElse()
  await test.step('another device needs a code beside the password', async () => {
    await other.goto('/login?next=/account/addresses')
    await logIn(other, email)
    await giveCode(other, codeOf(uri, 1))
    await expect(other.getByRole('heading', { level: 1, name: 'My addresses' })).toBeVisible()
  })

  await test.step('it stands in the list of devices, and is out at its next step once it is logged out', async () => {
    await page.reload()
    const devices = page.getByRole('region', { name: 'Where you are logged in' })
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await expect(devices.getByText('This device')).toBeVisible()
    await expectAccessible(page)
    await untilHydrated(page)
    await devices.getByRole('button', { name: /^Log out Chrome/ }).click()
    const question = page.getByRole('dialog')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Yes, log out' }).click()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await other.getByRole('link', { name: 'My Orders' }).first().click()
    await expect(other.getByText('You are logged out')).toBeVisible()
    await other.reload()
    await expect(other.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  })

  await test.step('turned off by the password and a code, the password is enough', async () => {
    await page.getByRole('button', { name: 'Turn it off' }).click()
    await page.getByLabel('Current password').fill(OWN_PASSWORD)
    await page.getByLabel(CODE).fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(CODE)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Current password')).toHaveValue(OWN_PASSWORD)
    await expectAccessible(page)
    await page.getByLabel(CODE).fill(recoveryCodes[3] ?? '')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible()
    await logIn(other, email)
    await expect(other.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
  })
})
