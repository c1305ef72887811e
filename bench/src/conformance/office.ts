import { audit } from '@botika/common/audit/endpoints'
import { categories, subcategories, subsubcategories } from '@botika/common/categories/endpoints'
import { categoryTree } from '@botika/common/category-tree/endpoints'
import { contact } from '@botika/common/contact/endpoints'
import { mails } from '@botika/common/mails/endpoints'
import { moderation } from '@botika/common/moderation/endpoints'
import { products } from '@botika/common/products/endpoints'
import { ratingModeration } from '@botika/common/rating-moderation/endpoints'
import { ratings } from '@botika/common/ratings/endpoints'
import { searchMisses, searchSynonyms } from '@botika/common/search-misses/endpoints'
import { settings } from '@botika/common/settings/endpoints'
import { passwordLinks } from '@botika/common/password-links/endpoints'
import { users } from '@botika/common/users/endpoints'
import type { Stage } from './stage'

/** What an admin alone does: keeps the catalogue in order, reads the books, looks after emails and people. */
export async function walkOffice(stage: Stage) {
  await walkTree(stage)
  await walkModeration(stage)
  await walkBooks(stage)
  await walkPeople(stage)
}

async function walkTree({ ask, admin, mark }: Stage) {
  const as = { as: admin.token }
  const made = async (name: string) =>
    (await ask(categories.create, { body: { name: `${name} ${mark}` } }, as)).id
  const [first, second] = [await made('First'), await made('Second')]
  const sub = await ask(subcategories.create, { body: { name: `Sub ${mark}`, category_id: first } }, as)
  const other = await ask(subcategories.create, { body: { name: `Other ${mark}`, category_id: second } }, as)
  const leaf = await ask(
    subsubcategories.create,
    { body: { name: `Leaf ${mark}`, subcategory_id: sub.id } },
    as,
  )
  const moved = await ask(products.create, { body: { name: `Moved ${mark}` } }, as)
  for (const category_id of [first, null])
    await ask(moderation.move, { body: { ids: [moved.id], category_id } }, as)
  await ask(products.remove, { params: { id: moved.id } }, as)
  await ask(categoryTree.read, {}, as)
  await ask(categoryTree.move, { body: { level: 'subsubcategory', id: leaf.id, parent_id: other.id } }, as)
  const merge = { level: 'category' as const, id: first, into_id: second }
  await ask(categoryTree.merge, { body: { ...merge, dry_run: true } }, as)
  await ask(categoryTree.merge, { body: merge }, as)
  await ask(subsubcategories.remove, { params: { id: leaf.id } }, as)
  for (const { id } of [sub, other]) await ask(subcategories.remove, { params: { id } }, as)
  await ask(categories.remove, { params: { id: second } }, as)
}

async function walkModeration({ ask, admin, seller, mark, plain, later }: Stage) {
  const as = { as: admin.token }
  const one = { params: { id: plain.product_id } }
  await ask(moderation.suspend, { ...one, body: { reason: 'Only a test.' } }, as)
  await ask(moderation.one, one, as)
  await ask(moderation.unsuspend, one, as)
  // spelled nearly as a dangerous drug is
  const near = { name: `Clonazepan ${mark}`, generic_name: 'Clonazepan', selling_price: 10, quantity: 1 }
  const held = await ask(products.create, { body: near }, { as: seller.token })
  later(`take ${near.name} off the shelf`, async () => {
    await ask(products.remove, { params: { id: held.id } }, { as: seller.token })
    await ask(products.remove, { params: { id: held.id } }, as).catch(() => {})
  })
  await ask(moderation.reviews, { query: { kind: 'new' } }, as)
  await ask(moderation.release, { params: { id: held.id }, body: { reason: 'Only a test.' } }, as)
  await ask(moderation.review, { body: { ids: [held.id], decision: 'approve' } }, as)
  const report = { params: { id: held.id }, body: { message: 'The strength is wrong.' } }
  const { id } = await ask(moderation.report, report, { as: seller.token })
  await ask(moderation.settle, { params: { id }, body: { answer: 'It is now right.' } }, as)
  const twin = await ask(products.create, { body: { name: `DuplicateProduct ${mark}` } }, as)
  await ask(moderation.duplicates, { query: {} }, as)
  await ask(moderation.merge, { params: { id: twin.id }, body: { into_id: plain.product_id } }, as)
  const all = await ask(ratingModeration.list, { query: {} }, as)
  const rating = all.data[0]
  if (!rating) throw new Error(`Nobody has rated anything: ${ratings.rate.path}`)
  await ask(ratingModeration.hide, { params: { id: rating.id }, body: { reason: 'Only a test.' } }, as)
  await ask(ratingModeration.show, { params: { id: rating.id } }, as)
}

async function walkBooks({ ask, admin, mark }: Stage) {
  const as = { as: admin.token }
  await ask(audit.list, { query: {} }, as)
  const emails = await ask(mails.list, { query: {} }, as)
  const mail = emails.data[0]
  if (!mail) throw new Error('No mail was written yet.')
  await ask(mails.one, { params: { id: mail.id } }, as)
  await ask(mails.resend, { params: { id: mail.id } }, as)
  const words = `qzxvjw${[...mark].map((one) => (/\d/.test(one) ? 'w' : one)).join('')}`
  await ask(products.search, { query: { keyword: words } })
  const missed = await ask(searchMisses.list, { query: { keyword: words } }, as)
  const miss = missed.data[0]
  if (!miss) throw new Error(`"${words}" was not noted.`)
  await ask(searchMisses.remove, { params: { id: miss.id } }, as)
  const synonym = await ask(
    searchSynonyms.create,
    { body: { word: `qzx${mark}`, instead: 'paracetamol' } },
    as,
  )
  const one = { params: { id: synonym.id } }
  await ask(searchSynonyms.list, { query: {} }, as)
  await ask(searchSynonyms.one, { ...one, query: {} }, as)
  await ask(searchSynonyms.update, { ...one, body: { instead: 'ibuprofen' } }, as)
  await ask(searchSynonyms.remove, one, as)
  await ask(settings.read, {}, as)
}

async function walkPeople({ ask, admin, mark, solveCaptcha }: Stage) {
  const as = { as: admin.token }
  const person = {
    email: `office-${mark}@example.com`,
    password: 'a long password',
    first_name: 'Ana',
    last_name: 'Reyes',
  }
  const user = await ask(users.create, { body: person }, as)
  await ask(users.signOut, { params: { id: user.id } }, as)
  await ask(passwordLinks.send, { params: { id: user.id } }, as)
  await ask(users.remove, { params: { id: user.id } }, as)
  const message = { name: 'Ana Reyes', email: person.email, message: 'Only a test.' }
  const sent = await ask(contact.send, { body: { ...message, altcha: await solveCaptcha() } })
  await ask(contact.update, { params: { id: sent.id }, body: { is_handled: true } }, as)
  await ask(contact.reply, { params: { id: sent.id }, body: { reply: 'Thank you.' } }, as)
}
