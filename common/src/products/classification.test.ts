import { describe, expect, it } from 'vitest'
import { readClassification } from './classification'

const READ = {
  prescription: [
    'Rx',
    'RX',
    'rx drug',
    'Prescription',
    'Prescription Drug (RX)',
    'Prescription Drug (Rx)',
    'Prescription (Rx) Drug',
    'Prescription Drug',
    'Ethical',
    'yes',
    'oo',
    '✓',
  ],
  over_the_counter: [
    'OTC',
    'Over-the-Counter (OTC) Drug',
    'Over-the-Counter (OTC)',
    'Over-The-Counter (OTC)',
    'Over-the-counter (OTC) Drug',
    'Over the counter',
    'Household Remedy',
    'Household Remedy (HR)',
    'Non-Rx',
    'Non-prescription',
    'No prescription',
    'no',
    'hindi',
  ],
  no_medicine: ['Supplement', 'Food Supplement', 'Medical Device', 'Veterinary drug', 'Cosmetic'],
  dangerous: ['Dangerous Drug', 'Dangerous Drug (DD)', 'Prescription Drug (RX), Dangerous Drug'],
  nothing: ['', 'maybe', '12.50', 'Capsule', 'Box of 100', '500 mg'],
} as const

describe('the classification of a product', () => {
  it.each(Object.entries(READ))('is read as %s', (is, texts) => {
    const read = Object.fromEntries(texts.map((text) => [text, readClassification(text) ?? 'nothing']))
    expect(read).toEqual(Object.fromEntries(texts.map((text) => [text, is])))
  })
})
