import { products as messages, reviews } from '@botika/common/messages/office'
import type { CategoryMove as Moved, ReviewOutcome } from '@botika/common/moderation/endpoints'
import { MOST_REVIEWED } from '@botika/common/products/review'
import type { ProductCard } from '@botika/common/products/schema'
import { Typography } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useTranslations } from '../../lib/language/useTranslations'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useSelection } from '../../ui/selection'
import { useUndoNotice } from '../../ui/undo'
import { CategoryInputs } from './ProductInputs'

type Place = Omit<Moved, 'ids'>

const placeOf = ({ category_id, subcategory_id, subsubcategory_id }: ProductCard): Place => ({
  category_id: category_id ?? null,
  subcategory_id: subcategory_id ?? null,
  subsubcategory_id: subsubcategory_id ?? null,
})

function byPlace(products: readonly ProductCard[]) {
  const groups = new Map<string, { place: Place; ids: number[] }>()
  for (const product of products) {
    const place = placeOf(product)
    const key = JSON.stringify(place)
    const group = groups.get(key) ?? { place, ids: [] }
    groups.set(key, group)
    group.ids.push(product.id)
  }
  return [...groups.values()]
}

interface CategoryMoveProps {
  products: readonly ProductCard[]
  onClose: () => void
}

export function CategoryMove({ products, onClose }: CategoryMoveProps) {
  const t = useTranslations()
  const provider = useDataProvider<BotikaDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const noteUndo = useUndoNotice()
  const { clear } = useSelection()
  const [isBusy, setIsBusy] = useState(false)
  const form = useForm({
    defaultValues: { category_id: null, subcategory_id: null, subsubcategory_id: null } as Place,
  })
  const place = useWatch({ control: form.control }) as Place

  async function send(groups: readonly { place: Place; ids: readonly number[] }[]) {
    const outcome: ReviewOutcome = { done: [], failed: [] }
    try {
      for (const { place, ids } of groups)
        for (let at = 0; at < ids.length; at += MOST_REVIEWED) {
          const body = { ids: ids.slice(at, at + MOST_REVIEWED), ...place }
          const { done, failed } = await provider.call(CALLS.moderation.move, { body })
          outcome.done.push(...done)
          outcome.failed.push(...failed)
        }
    } catch (problem) {
      notify((problem as Error).message, { type: 'error' })
    }
    refresh()
    return outcome
  }

  async function confirm() {
    setIsBusy(true)
    const { done, failed } = await send([{ place, ids: products.map(({ id }) => id) }])
    setIsBusy(false)
    if (done.length + failed.length === 0) return
    const text = t(messages.countMoved, { count: done.length })
    const moved = byPlace(products.filter(({ id }) => done.includes(id)))
    noteUndo(
      failed.length === 0
        ? text
        : t(reviews.countFailed, { done: text, count: failed.length, why: failed[0]?.detail ?? '' }),
      () =>
        void send(moved).then((back) =>
          notify(t(messages.countPutBack, { count: back.done.length }), { type: 'success' }),
        ),
    )
    clear()
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen
      title={t(messages.moveCountToACategory, { count: products.length })}
      confirmLabel={t(messages.moveThem)}
      isBusy={isBusy}
      isReady={place.category_id !== null}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <Typography sx={{ mb: 2 }}>{t(messages.underPrescriptionTheyNeedOne)}</Typography>
      <FormProvider {...form}>
        <CategoryInputs />
      </FormProvider>
    </ConfirmDialog>
  )
}
