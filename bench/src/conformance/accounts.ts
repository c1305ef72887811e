import { addresses } from '@botika/common/addresses/endpoints'
import { bookmarks } from '@botika/common/bookmarks/endpoints'
import { dashboard } from '@botika/common/dashboard/endpoints'
import { inventories } from '@botika/common/inventories/endpoints'
import { emailLinks } from '@botika/common/email-links/endpoints'
import { passwordLinks } from '@botika/common/password-links/endpoints'
import { ownRatings } from '@botika/common/ratings/own-endpoints'
import { ownData } from '@botika/common/users/own-data-endpoints'
import { papers } from '@botika/common/papers/endpoints'
import { PAPER_KINDS } from '@botika/common/papers/kinds'
import { preregisters } from '@botika/common/preregisters/endpoints'
import { sellerLinks } from '@botika/common/seller-links/endpoints'
import { staff } from '@botika/common/staff/endpoints'
import { priceAlerts } from '@botika/common/price-alerts/endpoints'
import { preferences } from '@botika/common/preferences/endpoints'
import { session } from '@botika/common/session/endpoints'
import { users } from '@botika/common/users/endpoints'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { picture, type Stage } from './stage'

/** Somebody registers, changes what they are called, forgets their password and leaves again. */
export const walkAccounts = (mailFolder: string) => async (stage: Stage) => {
  const { ask, mark, admin, solveCaptcha } = stage
  const email = `conformance-${mark}@example.com`
  const password = `first ${mark} password`
  const made = await ask(users.create, {
    body: { email, password, first_name: 'Ana', last_name: 'Reyes', altcha: await solveCaptcha() },
  })
  const params = { id: made.id }
  stage.later('delete the account', () => ask(users.remove, { params }, { as: admin.token }))
  let { access_token: as, refresh_token } = await ask(session.login, { body: { email, password } })
  await ask(session.user, { body: {} }, { as })
  ;({ access_token: as, refresh_token } = await ask(session.refresh, { body: { refresh_token } }))
  await ask(users.one, { params }, { as })
  const first = await tokenFor(email, mailFolder, 'email_confirm')
  await ask(emailLinks.send, { body: {} }, { as })
  const proof = await tokenFor(email, mailFolder, 'email_confirm', first)
  await ask(emailLinks.confirm, { body: { token: proof } }, { as })
  await ask(users.update, { params, body: { contact_number: '0917 123 4567' } }, { as })
  const second = `second ${mark} password`
  await ask(users.changePassword, { params, body: { current_password: password, password: second } }, { as })
  await ask(users.update, { params, body: { last_name: 'Reyes-Cruz' } }, { as: admin.token })
  await ask(users.changePassword, { params, body: { password: second } }, { as: admin.token })
  await ask(users.list, { query: { keyword: mark } }, { as: admin.token })

  await ask(passwordLinks.forgot, { body: { email, altcha: await solveCaptcha() } })
  const token = await tokenFor(email, mailFolder, 'password_reset')
  await ask(passwordLinks.reset, { body: { token, password: `third ${mark} password` } })
  const again = await ask(session.login, { body: { email, password: `third ${mark} password` } })
  await ask(session.logout, { body: { refresh_token: again.refresh_token } }, { as: again.access_token })
  await walkGoodbye(stage)
  await walkApplicant(stage, mailFolder)
  await walkCard(stage)
  await walkStaff(stage, mailFolder)
  await walkPriceAlerts(stage, mailFolder)
}

/** A customer and a guest ask for word of a price: the guest confirms by the email, and both end it. */
async function walkPriceAlerts(
  { ask, mark, admin, customer, plain, solveCaptcha }: Stage,
  mailFolder: string,
) {
  const wish = { product_id: plain.product_id, price: 90 }
  const as = { as: customer.token }
  const { id } = await ask(priceAlerts.create, { body: wish }, as)
  await ask(priceAlerts.list, { query: {} }, as)
  await ask(priceAlerts.remove, { params: { id } }, as)
  const email = `alert-${mark}@example.com`
  await ask(priceAlerts.createAsGuest, { body: { ...wish, email, altcha: await solveCaptcha() } })
  const token = await tokenFor(email, mailFolder, 'price_alert_confirm')
  await ask(priceAlerts.confirm, { body: { token } })
  const offer = { params: { id: plain.inventory_id }, body: { selling_price: 90 } }
  await ask(inventories.update, offer, { as: admin.token })
  const query = { token: await tokenFor(email, mailFolder, 'price_alert', token) }
  await ask(priceAlerts.stopPage, { query })
  await ask(priceAlerts.stop, { query })
}

/** A clerk and a pharmacist are invited; one changes places and is taken off, the other's invitation is withdrawn. */
async function walkStaff({ ask, mark, seller }: Stage, mailFolder: string) {
  const asOwner = { as: seller.token }
  const params = { id: seller.pharmacyId ?? 0 }
  const invite = (email: string, position: 'clerk' | 'pharmacist') =>
    ask(staff.invite, { params, body: { email, first_name: 'Liza', last_name: 'Cruz', position } }, asOwner)
  const { invitations } = await invite(`pharmacist-${mark}@example.com`, 'pharmacist')
  const invitation = { params: { id: invitations.at(-1)?.id ?? 0 } }
  await ask(staff.sendAgain, { ...invitation, body: {} }, asOwner)
  await ask(staff.withdraw, invitation, asOwner)

  const password = `fifth ${mark} password`
  const join = async (email: string) => {
    await invite(email, 'clerk')
    const token = await tokenFor(email, mailFolder, 'staff_invitation')
    await ask(sellerLinks.accept, { body: { token, password } })
    return (await ask(session.login, { body: { email, password } })).access_token
  }
  await join(`clerk-${mark}@example.com`)
  const { people } = await ask(staff.list, { params }, asOwner)
  const clerk = { params: { id: people.at(-1)?.id ?? 0 } }
  await ask(staff.update, { ...clerk, body: { position: 'pharmacist' } }, asOwner)
  await ask(staff.remove, clerk, asOwner)
  const second = await join(`second-clerk-${mark}@example.com`)
  await ask(staff.leave, { params, body: {} }, { as: second })
}

/** A pharmacist's card is sent, named, looked at, confirmed and taken back. */
async function walkCard({ ask, mark, admin, seller }: Stage) {
  const [asSeller, asAdmin] = [{ as: seller.token }, { as: admin.token }]
  const { first_name, last_name } = await ask(users.one, { params: { id: seller.id } }, asSeller)
  const card = { kind: 'prc_card' as const, number: `Test ${mark} 2`, expires_on: '2050-12-31' }
  const { id } = await ask(
    papers.add,
    { body: { ...card, holder_name: `${first_name} ${last_name}`, file: picture('card') } },
    asSeller,
  )
  const params = { id }
  await ask(papers.name, { params, body: { holder_id: seller.id } }, asSeller)
  await ask(papers.list, { query: { group: 'waiting' } }, asAdmin)
  await ask(papers.file, { params }, asSeller)
  await ask(papers.decide, { params, body: { decision: 'return', reason: 'Only a test.' } }, asAdmin)
}

/** A pharmacy applies, is approved, and its seller opens the shop by the second of two links. */
async function walkApplicant(stage: Stage, mailFolder: string) {
  const { ask, mark, admin, solveCaptcha, later } = stage
  const email = `applicant-${mark}@example.com`
  const asAdmin = { as: admin.token }
  const application = { pharmacy_name: `Conformance ${mark}`, name: 'Ana Reyes', email }
  const { id } = await ask(preregisters.create, {
    body: { ...application, contact_number: '0917 123 4567', altcha: await solveCaptcha() },
  })
  const params = { id }
  later('delete the application', () => ask(preregisters.remove, { params }, asAdmin))
  for (const kind of PAPER_KINDS)
    await ask(
      papers.add,
      {
        body: {
          kind,
          number: `Test ${mark} 1`,
          expires_on: '2050-12-31',
          holder_name: 'Ana Reyes',
          preregister_id: id,
        },
      },
      asAdmin,
    )
  await ask(preregisters.update, { params, body: { status: 'approved' } }, asAdmin)
  const first = await tokenFor(email, mailFolder, 'seller_invitation')
  await ask(sellerLinks.send, { params, body: {} }, asAdmin)
  const token = await tokenFor(email, mailFolder, 'seller_invitation', first)
  const password = `fourth ${mark} password`
  await ask(sellerLinks.accept, { body: { token, password } })
}

/** Somebody else leaves by their own wish. */
async function walkGoodbye({ ask, mark, admin }: Stage) {
  const email = `goodbye-${mark}@example.com`
  const password = `last ${mark} password`
  const names = { first_name: 'Ben', last_name: 'Cruz' }
  await ask(users.create, { body: { email, password, ...names } }, { as: admin.token })
  const { access_token: as } = await ask(session.login, { body: { email, password } })
  await ask(ownData.deleteAccount, { body: { password } }, { as })
}

/** The token of the newest mail of a kind to an address, and not the earlier one: emails lie in the data folder unless SMTP is set. */
async function tokenFor(email: string, folder: string, kind: string, earlier = ''): Promise<string> {
  for (const end = Date.now() + 15_000; Date.now() < end; await sleep(250)) {
    const files = await readdir(folder).catch(() => [])
    for (const file of files
      .filter((name) => name.includes(kind) && name.endsWith('.eml'))
      .sort()
      .reverse()
      .slice(0, 3)) {
      const mail = (await readFile(path.join(folder, file), 'utf8'))
        .replace(/=\r?\n/g, '')
        .replace(/=3D/g, '=')
      const token = /[#?&]token=([\w-]+)/.exec(mail)?.[1]
      if (mail.includes(email) && token && token !== earlier) return token
    }
  }
  throw new Error(`No mail to ${email} came into ${folder}: name the server's data folder with --data.`)
}

/** What a customer keeps: addresses, bookmarks, choices. */
export async function walkKeepsakes({ ask, customer, admin, mark, plain, later }: Stage) {
  const as = { as: customer.token }
  const place = {
    address: '5 Mabini Street',
    province: 'Metro Manila',
    city: 'City of Manila',
    barangay: 'Barangay 659',
  }
  const person = { receiver_first_name: 'Ana', receiver_last_name: 'Reyes', receiver_number: '0917 123 4567' }
  const address = await ask(addresses.create, { body: { ...person, ...place, label: mark } }, as)
  const ofAddress = { params: { id: address.id } }
  later('forget the address', () => ask(addresses.remove, ofAddress, as))
  await ask(addresses.list, { query: {} }, as)
  await ask(addresses.one, ofAddress, as)
  await ask(addresses.update, { ...ofAddress, body: { label: `${mark} 2` } }, as)

  const bookmark = await ask(bookmarks.create, { body: { kind: 'product', target_id: plain.product_id } }, as)
  await ask(bookmarks.list, { query: {} }, as)
  await ask(bookmarks.remove, { params: { id: bookmark.id } }, as)

  await ask(ownData.read, {}, as)
  await ask(ownRatings.list, { query: { per_page: 10 } }, as)

  const choice = { params: { key: `conformance.${mark}` } }
  await ask(preferences.put, { ...choice, body: { value: { columns: ['name'] } } }, as)
  await ask(preferences.list, {}, as)
  await ask(preferences.remove, choice, as)
  for (const { token } of [customer, admin]) await ask(dashboard.read, { query: { days: 7 } }, { as: token })
}
