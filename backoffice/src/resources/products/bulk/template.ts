import { BULK_FIELD_NAMES, BULK_FIELDS, type BulkField } from '@botika/common/bulk/fields'
import { CSV_START, csvLine } from '@botika/common/csv'

const EXAMPLES: readonly Partial<Record<BulkField, string>>[] = [
  {
    sku: 'AMX-500',
    name: 'Amoxil 500 mg capsule',
    generic_name: 'Amoxicillin',
    brand: 'Amoxil',
    strength: '500 mg',
    dosage_form: 'Capsule',
    pack_size: 'Box of 100',
    unit_count: '100',
    selling_price: '850.00',
    quantity: '24',
    is_prescription: 'Yes',
    category: 'Medicines',
  },
  {
    sku: 'PAR-500',
    name: 'Biogesic 500 mg tablet',
    generic_name: 'Paracetamol',
    brand: 'Biogesic',
    strength: '500 mg',
    dosage_form: 'Tablet',
    pack_size: 'Box of 500',
    unit_count: '500',
    selling_price: '2150.00',
    quantity: '12',
    is_prescription: 'No',
    category: 'Medicines',
  },
]

/** A file to start from: every column there is, and two rows that show how they are filled. */
export const template = () =>
  CSV_START +
  csvLine(BULK_FIELDS.map((field) => BULK_FIELD_NAMES[field])) +
  EXAMPLES.map((example) => csvLine(BULK_FIELDS.map((field) => example[field] ?? ''))).join('')
