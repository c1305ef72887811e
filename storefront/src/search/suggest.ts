import * as searchMessages from '@botika/common/messages/search'
import * as uiMessages from '@botika/common/messages/ui'
import { products } from '@botika/common/products/endpoints'
import { call } from '../lib/api'
import { t } from '../lib/language/text'
import { paths } from '../lib/paths'
import type { IconName } from '../ui/Icon'

export interface SearchOption {
  kind: string
  icon: IconName
  text: string
  to: string
  keyword?: string
}

const KINDS = {
  product: { name: searchMessages.product, icon: 'box' },
  generic: { name: searchMessages.genericName, icon: 'pill' },
  brand: { name: uiMessages.brand, icon: 'search' },
  pharmacy: { name: searchMessages.pharmacy, icon: 'store' },
  recent: { name: searchMessages.recent, icon: 'clock' },
  search: { name: searchMessages.didYouMean, icon: 'help' },
  refused: { name: searchMessages.notSoldOnline, icon: 'alert' },
} as const

function option(kind: keyof typeof KINDS, text: string, to?: string): SearchOption {
  const { name, icon } = KINDS[kind]
  const about = { kind: t(name), icon, text }
  return to ? { ...about, to } : { ...about, to: paths.searchProducts(text), keyword: text }
}

export const recentOptions = (recent: readonly string[]) => recent.map((keyword) => option('recent', keyword))

export async function suggest(keyword: string, signal: AbortSignal): Promise<SearchOption[]> {
  const { data, refused = [] } = await call(products.suggest, { query: { keyword } }, { signal })
  return [
    // the search page explains what may not be sold online
    ...refused.map(({ name }) =>
      option('refused', t(searchMessages.nameCantBeSoldOnline, { name }), paths.searchProducts(keyword)),
    ),
    ...data.map(({ kind, text, id }) => {
      if (kind === 'product' && id !== null) return option(kind, text, paths.product({ id, name: text }))
      if (kind === 'pharmacy' && id !== null) return option(kind, text, paths.pharmacy({ id, name: text }))
      return option(kind, text)
    }),
  ]
}
