import type { ProductCard } from '@botika/common/products/schema'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useBasename, useCanAccess, useDataProvider } from 'react-admin'
import type { BotikaDataProvider } from '../../providers/data-provider'
import { EachDialog } from '../../shared/EachDialog'
import { SelectionBar } from '../../shared/SelectionBar'
import { useSelection } from '../../shared/selection'
import { PriceChange } from './PriceChange'
import { useWords } from '../../shared/language/useWords'

type Deed = 'publish' | 'unpublish' | 'price'

/** Publishes, takes back or reprices the chosen products of a pharmacy. */
export function ProductSelection() {
  const [deed, setDeed] = useState<Deed | null>(null)
  const isAdmin = useBasename() === '/admin'
  const t = useWords()
  const { canAccess } = useCanAccess({ resource: 'inventories', action: 'edit' })
  if (isAdmin || !canAccess) return null
  const close = () => setDeed(null)
  return (
    <>
      <SelectionBar>
        <Button variant="contained" onClick={() => setDeed('publish')}>
          {t('Publish')}
        </Button>
        <Button variant="outlined" onClick={() => setDeed('unpublish')}>
          {t('Unpublish')}
        </Button>
        <Button variant="outlined" onClick={() => setDeed('price')}>
          {t('Change prices')}
        </Button>
      </SelectionBar>
      {deed === 'publish' && <Publish status="live" onClose={close} />}
      {deed === 'unpublish' && <Publish status="draft" onClose={close} />}
      {deed === 'price' && <Reprice onClose={close} />}
    </>
  )
}

const nameOf = ({ name }: ProductCard) => name

/** Why an offer cannot be changed here. */
function hindrance({ inventory_id, status }: ProductCard): string | null {
  if (inventory_id === null) return 'You do not offer this yet.'
  return status === 'suspended' ? 'An administrator suspended this.' : null
}

function Publish({ status, onClose }: { status: 'live' | 'draft'; onClose: () => void }) {
  const { products, save, refresh, close } = useMany(onClose)
  const isLive = status === 'live'
  const t = useWords()
  return (
    <EachDialog
      title={isLive ? 'Publish these products?' : 'Take these products out of the shop?'}
      confirmLabel={isLive ? 'Publish' : 'Unpublish'}
      items={products}
      nameOf={nameOf}
      refusalOf={(product) =>
        hindrance(product) ??
        (product.status === status ? (isLive ? 'This is live already.' : 'This is a draft already.') : null)
      }
      deed={(product) => save(product, { status })}
      onDone={refresh}
      onClose={close}
    >
      <Typography>
        {t(isLive ? 'Shoppers find them at once.' : 'They become drafts; price and stock are kept.')}
      </Typography>
    </EachDialog>
  )
}

function Reprice({ onClose }: { onClose: () => void }) {
  const { products, save, refresh, close } = useMany(onClose)
  const [prices, setPrices] = useState<ReadonlyMap<number, number> | null>(null)
  return (
    <EachDialog
      title="Change prices by percent"
      confirmLabel="Change prices"
      items={products}
      nameOf={nameOf}
      refusalOf={hindrance}
      isReady={prices !== null}
      deed={(product) =>
        save(product, { selling_price: prices?.get(product.id) ?? product.selling_price ?? 0 })
      }
      onDone={refresh}
      onClose={close}
    >
      <PriceChange
        products={products.filter((product) => hindrance(product) === null)}
        onChange={setPrices}
      />
    </EachDialog>
  )
}

function useMany(onClose: () => void) {
  const { selected, clear } = useSelection()
  const provider = useDataProvider<BotikaDataProvider>()
  const client = useQueryClient()
  const [products] = useState(selected as readonly ProductCard[])
  return {
    products,
    save: ({ inventory_id }: ProductCard, changes: Parameters<BotikaDataProvider['saveOffer']>[1]) =>
      provider.saveOffer(inventory_id ?? 0, changes),
    refresh() {
      void client.invalidateQueries({ queryKey: ['products'] })
      void client.invalidateQueries({ queryKey: ['dashboard'] })
    },
    close() {
      clear()
      onClose()
    },
  }
}
