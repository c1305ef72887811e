import { expect, it } from 'vitest'
import { atFields, papersIn } from './PaperFields'

const file = new File(['%PDF'], 'card.pdf', { type: 'application/pdf' })

it('loses no day that was typed alone, of which the server asks the number', () => {
  expect(papersIn({ paper_fda_licence_expires_on: '2030-01-31' }, {}).papers).toEqual([
    { kind: 'fda_licence', number: '', expires_on: '2030-01-31' },
  ])
})

it('shows what the server says at the field of its paper', () => {
  const errors = { 'papers.1.number': ['A number'], email: ['An address'], prc_card: ['No picture'] }
  expect(atFields(errors, ['fda_licence', 'prc_card'])).toEqual({
    paper_prc_card_number: ['A number'],
    email: ['An address'],
    prc_card: ['No picture'],
  })
})

it('sends papers of which something was typed or chosen, and no other', () => {
  expect(papersIn({ email: 'ana@example.com' }, {})).toEqual({ kinds: [] })
  const typed = { paper_fda_licence_number: 'LTO-1', paper_fda_licence_expires_on: '2030-01-31' }
  expect(papersIn(typed, { prc_card: file, bir_certificate: null })).toEqual({
    kinds: ['fda_licence', 'prc_card'],
    papers: [
      { kind: 'fda_licence', number: 'LTO-1', expires_on: '2030-01-31' },
      { kind: 'prc_card', number: '', expires_on: null, holder_name: '' },
    ],
    prc_card: file,
  })
})
