import { offers, products as productsMessages, shared } from '@botika/common/messages/office'
import type { Inventory } from '@botika/common/inventories/endpoints'
import { doubtOf } from '@botika/common/products/price-doubt'
import type { ProductCard } from '@botika/common/products/schema'
import { Button, TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useBasename, useCanAccess, useDataProvider } from 'react-admin'
import type { BotikaDataProvider } from '../../provider/data-provider'
import type { OfferChanges } from '../../provider/verbs'
import { EachDialog } from '../../ui/EachDialog'
import { screen } from '../../ui/screen'
import { SelectionBar } from '../../ui/SelectionBar'
import { useSelection } from '../../ui/selection'
import { PriceChange } from './PriceChange'
import { useUsualPrices } from './usePriceQuestion'
import { changeSeen, changeStockBy, undoChange } from './offer-changes'
import { offerValue } from './OfferInput'
import { readerOf } from './useOfferAction'
import { useTranslations, type Translate } from '../../lib/language/useTranslations'

type Dialog = 'publish' | 'unpublish' | 'price' | 'stock' | 'remove'

export function ProductSelection() {
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const isAdmin = useBasename() === '/admin'
  const t = useTranslations()
  const { canAccess } = useCanAccess({ resource: 'inventories', action: 'edit' })
  const { canAccess: maySell } = useCanAccess({ resource: 'inventories', action: 'sell' })
  const { canAccess: mayPrice } = useCanAccess({ resource: 'inventories', action: 'price' })
  const { canAccess: mayRemove } = useCanAccess({ resource: 'inventories', action: 'delete' })
  const { canAccess: mayMove } = useCanAccess({ resource: 'products', action: 'moderate' })
  const close = () => setDialog(null)
  if (isAdmin) return mayMove ? <MoveSelected /> : null
  if (!canAccess) return null
  return (
    <>
      <SelectionBar>
        {maySell && (
          <>
            <Button variant="contained" onClick={() => setDialog('publish')}>
              {t(productsMessages.publish)}
            </Button>
            <Button variant="outlined" onClick={() => setDialog('unpublish')}>
              {t(productsMessages.unpublish)}
            </Button>
          </>
        )}
        {mayPrice && (
          <Button variant="outlined" onClick={() => setDialog('price')}>
            {t(offers.changePrices)}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setDialog('stock')}>
          {t(productsMessages.setStock)}
        </Button>
        {mayRemove && (
          <Button variant="outlined" color="error" onClick={() => setDialog('remove')}>
            {t(productsMessages.removeThem)}
          </Button>
        )}
      </SelectionBar>
      {dialog === 'publish' && <Publish status="live" onClose={close} />}
      {dialog === 'unpublish' && <Publish status="draft" onClose={close} />}
      {dialog === 'price' && <Reprice onClose={close} />}
      {dialog === 'stock' && <Restock onClose={close} />}
      {dialog === 'remove' && <Remove onClose={close} />}
    </>
  )
}

// its inputs weigh more than the list
const CategoryMove = screen(async () => (await import('./CategoryMove')).CategoryMove)

function MoveSelected() {
  const t = useTranslations()
  const { selected } = useSelection()
  const [moved, setMoved] = useState<readonly ProductCard[]>([])
  const isAnyChosen = selected.length > 0
  useEffect(() => {
    if (isAnyChosen) void CategoryMove.loadAhead()
  }, [isAnyChosen])
  return (
    <>
      <SelectionBar>
        <Button variant="contained" onClick={() => setMoved(selected as readonly ProductCard[])}>
          {t(productsMessages.moveToACategory)}
        </Button>
      </SelectionBar>
      {moved.length > 0 && (
        <Suspense fallback={null}>
          <CategoryMove products={moved} onClose={() => setMoved([])} />
        </Suspense>
      )}
    </>
  )
}

const nameOf = ({ name }: ProductCard) => name

export function disabledReason(
  { inventory_id, status, hold_reason }: ProductCard,
  t: Translate,
): string | null {
  if (inventory_id === null) return t(offers.notOfferedByYou)
  if (hold_reason !== undefined) return t(productsMessages.anAdministratorHasToCheck)
  return status === 'suspended' ? t(productsMessages.suspendedByAdministrator) : null
}

function Publish({ status, onClose }: { status: 'live' | 'draft'; onClose: () => void }) {
  const { products, save, undo, refresh, close } = useMany(onClose)
  const isLive = status === 'live'
  const t = useTranslations()
  return (
    <EachDialog
      title={isLive ? t(productsMessages.publishTheseProducts) : t(productsMessages.takeTheseProductsOutOf)}
      confirmLabel={isLive ? t(productsMessages.publish) : t(productsMessages.unpublish)}
      success={isLive ? productsMessages.workedOfTotalPublished : productsMessages.workedOfTotalTakenOut}
      items={products}
      nameOf={nameOf}
      problemOf={(product) =>
        disabledReason(product, t) ??
        (product.status === status
          ? t(isLive ? productsMessages.thisIsLiveAlready : productsMessages.thisIsADraftAlready)
          : null)
      }
      action={(product) => save(product, { status })}
      undo={(product) => undo(product, { status: isLive ? 'draft' : 'live' })}
      onDone={refresh}
      onClose={close}
    >
      <Typography>
        {t(isLive ? productsMessages.shoppersFindThemAtOnce : offers.theyBecomeDraftsPriceAnd)}
      </Typography>
    </EachDialog>
  )
}

function Reprice({ onClose }: { onClose: () => void }) {
  const t = useTranslations()
  const { products, changePrice, undo, refresh, close } = useMany(onClose)
  const [prices, setPrices] = useState<ReadonlyMap<number, number> | null>(null)
  const usual = useUsualPrices(products.map(({ id }) => id))
  // what was shown as far from others' is meant; what could not be shown is refused, and named
  function change(product: ProductCard) {
    const to = prices?.get(product.id) ?? product.selling_price ?? 0
    const others = usual.get(product.id)
    return changePrice(product, to, others !== undefined && doubtOf(to, others) !== null)
  }
  return (
    <EachDialog
      title={t(offers.changePricesByPercent)}
      confirmLabel={t(offers.changePrices)}
      success={offers.workedOfTotalPricesChanged}
      items={products}
      nameOf={nameOf}
      problemOf={(product) => disabledReason(product, t)}
      isReady={prices !== null}
      action={change}
      undo={(product) => undo(product, { selling_price: product.selling_price ?? 0 })}
      onDone={refresh}
      onClose={close}
    >
      <PriceChange
        products={products.filter((product) => disabledReason(product, t) === null)}
        usual={usual}
        onChange={setPrices}
      />
    </EachDialog>
  )
}

function Restock({ onClose }: { onClose: () => void }) {
  const t = useTranslations()
  const { products, setStock, undo, refresh, close } = useMany(onClose)
  const [typed, setTyped] = useState('')
  const valueFor = ({ quantity }: ProductCard) => offerValue(typed, 'quantity', quantity)
  const slip = typed === '' ? null : offerValue(typed, 'quantity', 0).problem
  const isDelta = /^\s*[+\-−]/.test(typed)
  return (
    <EachDialog
      title={t(productsMessages.setTheStockOfThese)}
      confirmLabel={t(productsMessages.setStock)}
      success={productsMessages.workedOfTotalStocksSet}
      items={products}
      nameOf={nameOf}
      problemOf={(product) => disabledReason(product, t)}
      isReady={typed !== '' && (slip === null || isDelta)}
      action={async (product) => {
        const { value, delta, problem } = valueFor(product)
        if (value === null) throw new Error(problem ? t(problem) : '')
        await setStock(product, value, delta)
      }}
      undo={(product) => undo(product, { quantity: product.quantity })}
      onDone={refresh}
      onClose={close}
    >
      <TextField
        label={t(shared.stock)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={slip !== null && !isDelta}
        helperText={t(productsMessages.aCountOrAChange)}
        sx={{ maxWidth: 320, mt: 0.5 }}
      />
    </EachDialog>
  )
}

function Remove({ onClose }: { onClose: () => void }) {
  const t = useTranslations()
  const provider = useDataProvider<BotikaDataProvider>()
  const { products, refresh, close } = useMany(onClose)
  return (
    <EachDialog
      title={t(productsMessages.removeTheseProducts)}
      confirmLabel={t(productsMessages.removeThem)}
      success={productsMessages.workedOfTotalRemoved}
      items={products}
      nameOf={nameOf}
      problemOf={({ inventory_id }) => (inventory_id === null ? t(offers.notOfferedByYou) : null)}
      action={({ id }) => provider.delete('products', { id })}
      onDone={refresh}
      onClose={close}
    >
      <Typography>{t(productsMessages.theyLeaveYourList)}</Typography>
      <Typography sx={{ fontWeight: 700 }}>{t(shared.thisCantBeUndone)}</Typography>
    </EachDialog>
  )
}

export function useMany(onClose: () => void) {
  const { selected, clear } = useSelection()
  const provider = useDataProvider<BotikaDataProvider>()
  const client = useQueryClient()
  const [products] = useState(selected as readonly ProductCard[])
  // each offer as it was left here, by which a change of somebody else is known
  const wrote = useRef(new Map<number, Inventory>())
  return {
    products,
    async save({ id, inventory_id }: ProductCard, changes: OfferChanges) {
      wrote.current.set(id, await provider.saveOffer(inventory_id ?? 0, changes))
    },
    async changePrice(
      { id, inventory_id, selling_price: from }: ProductCard,
      to: number,
      isDoubted: boolean,
    ) {
      const read = readerOf(provider, inventory_id ?? 0)
      const seen = { field: 'selling_price', from, to, ...(isDoubted && { price_confirmed: true }) } as const
      wrote.current.set(id, await changeSeen(read, provider.saveOffer, seen))
    },
    async setStock({ id, inventory_id, quantity: from }: ProductCard, to: number, delta: number | undefined) {
      const read = readerOf(provider, inventory_id ?? 0)
      const written =
        delta === undefined
          ? await changeSeen(read, provider.saveOffer, { field: 'quantity', from, to })
          : await changeStockBy(read, provider.saveOffer, delta)
      wrote.current.set(id, written)
    },
    async undo({ id }: ProductCard, before: OfferChanges) {
      const written = wrote.current.get(id)
      if (written) await undoChange(provider.saveOffer, written, before)
    },
    refresh() {
      void client.invalidateQueries({ queryKey: ['products'] })
      void client.invalidateQueries({ queryKey: ['dashboard'] })
    },
    close(isDone: boolean) {
      if (isDone) clear()
      onClose()
    },
  }
}
