import type { Promotion } from '@botika/common/promotions/endpoints'
import type { Spec } from '../../collection/spec'
import { pesos } from '../../ui/words'
import { PromotionPreview } from './PromotionPreview'

const KINDS: Record<Promotion['kind'], string> = { percent: 'Percent off', amount: 'Pesos off each' }
const TARGETS: Record<Promotion['applies_to'], string> = {
  all: 'Everything the pharmacy sells',
  category: 'One category',
  products: 'Chosen products',
}
const choices = (names: Record<string, string>) => Object.entries(names).map(([id, name]) => ({ id, name }))

/** Where a promotion stands now; a switched-off one is off, whatever its days. */
export function stateOf(
  { is_active, is_running, starts_at }: Pick<Promotion, 'is_active' | 'is_running' | 'starts_at'>,
  now = Date.now(),
): 'Running' | 'Planned' | 'Over' | 'Switched off' {
  if (!is_active) return 'Switched off'
  if (is_running) return 'Running'
  return Date.parse(starts_at) > now ? 'Planned' : 'Over'
}

export const spec: Spec = {
  one: 'Promotion',
  many: 'Promotions',
  about: 'A promotion lowers prices for a while. Shoppers see the old price beside the new one.',
  nameOf: (record) => record['name'],
  sort: { field: 'starts_at', order: 'DESC' },
  defaults: () => ({
    kind: 'percent',
    applies_to: 'all',
    is_active: true,
    starts_at: new Date().toISOString(),
  }),
  preview: PromotionPreview,
  parts: [
    {
      title: 'Discount',
      fields: [
        { source: 'name', label: 'Name', kind: 'text', isRequired: true, isListed: true },
        {
          source: 'kind',
          label: 'Kind',
          kind: 'choice',
          choices: choices(KINDS),
          isRequired: true,
          isListed: true,
        },
        {
          source: 'value',
          label: 'Value',
          kind: 'number',
          isRequired: true,
          isListed: true,
          help: 'Percent from 1 to 100, or pesos off one piece',
          says: ({ kind, value }) => (kind === 'percent' ? `${value}%` : pesos(value)),
        },
      ],
    },
    {
      title: 'When',
      fields: [
        { source: 'starts_at', label: 'Starts', kind: 'moment', isRequired: true, isListed: true },
        {
          source: 'ends_at',
          label: 'Ends',
          kind: 'moment',
          isListed: true,
          help: 'Leave empty to run until stopped',
        },
        { source: 'is_active', label: 'Active', kind: 'flag' },
        {
          source: 'is_running',
          label: 'State',
          kind: 'flag',
          isListed: true,
          isReadOnly: true,
          says: (record) => stateOf(record as unknown as Promotion),
        },
      ],
    },
    {
      title: 'What it applies to',
      fields: [
        {
          source: 'applies_to',
          label: 'Applies to',
          kind: 'choice',
          choices: choices(TARGETS),
          isRequired: true,
        },
        {
          source: 'category_id',
          label: 'Category',
          kind: 'reference',
          reference: 'categories',
          isRequired: true,
          when: (values) => values['applies_to'] === 'category',
        },
        {
          source: 'product_ids',
          label: 'Products',
          kind: 'references',
          reference: 'products',
          isRequired: true,
          when: (values) => values['applies_to'] === 'products',
        },
        {
          source: 'pharmacy_id',
          label: 'Pharmacy',
          kind: 'reference',
          reference: 'pharmacies',
          named: 'pharmacy_name',
          office: '/admin',
          isListed: true,
          help: 'Leave empty for every pharmacy',
          says: ({ pharmacy_name }) => pharmacy_name ?? 'Every pharmacy',
        },
      ],
    },
  ],
}
