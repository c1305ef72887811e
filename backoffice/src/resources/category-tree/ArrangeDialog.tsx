import { catalogue, shared } from '@botika/common/messages/office'
import type { Arrangement, CategoryLevel, TreeNode } from '@botika/common/category-tree/endpoints'
import { Alert, Autocomplete, Skeleton, TextField, Typography, Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useAutocompleteLabels } from '../../ui/useAutocompleteLabels'
import { useAction } from '../../ui/useAction'
import { useTranslations, type Translate } from '../../lib/language/useTranslations'
import { type Node, placesOf } from './nodes'

export interface Arranged {
  action: 'move' | 'merge'
  level: CategoryLevel
  node: Node
}

interface ArrangeDialogProps {
  arranged: Arranged
  tree: readonly TreeNode[]
  onClose: () => void
}

const ABOVE = { subcategory: 'category', subsubcategory: 'subcategory', category: 'category' } as const

export function ArrangeDialog({ arranged, tree, onClose }: ArrangeDialogProps) {
  const t = useTranslations()
  const autocompleteLabels = useAutocompleteLabels()
  const { action, level, node } = arranged
  const isMerge = action === 'merge'
  const [target, setTarget] = useState<{ id: number; path: string } | null>(null)
  const provider = useDataProvider<BotikaDataProvider>()
  const targets = placesOf(tree, isMerge ? level : ABOVE[level]).filter(
    ({ id }) => !isMerge || id !== node.id,
  )

  const ask = (by: BotikaDataProvider, to: number, dryRun: boolean): Promise<Arrangement> =>
    isMerge
      ? by.call(CALLS.categoryTree.merge, { body: { level, id: node.id, into_id: to, dry_run: dryRun } })
      : by.call(CALLS.categoryTree.move, {
          body: {
            level: level as 'subcategory' | 'subsubcategory',
            id: node.id,
            parent_id: to,
            dry_run: dryRun,
          },
        })

  const { act, isBusy } = useAction({
    run: (by, to: number) => ask(by, to, false),
    success: ({ from, to }) => t(isMerge ? catalogue.fromIsPartOfTo : catalogue.fromIsToNow, { from, to }),
  })
  const { data: preview, error } = useQuery({
    queryKey: ['category-tree', 'preview', action, level, node.id, target?.id],
    queryFn: () => ask(provider, target?.id ?? 0, true),
    enabled: target !== null && !isBusy,
    gcTime: 0,
    retry: false,
  })

  return (
    <ConfirmDialog
      isOpen
      title={t(isMerge ? catalogue.mergeNameIntoAnother : catalogue.moveName, { name: node.name })}
      confirmLabel={isMerge ? t(catalogue.merge) : t(catalogue.move)}
      isDanger={isMerge}
      isBusy={isBusy}
      isReady={Boolean(preview)}
      onClose={onClose}
      onConfirm={() => preview && target && act(target.id, onClose)}
    >
      <Autocomplete
        {...autocompleteLabels}
        options={targets}
        value={target}
        onChange={(_, chosen) => setTarget(chosen)}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ path }) => path}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        renderInput={(params) => (
          <TextField {...params} label={t(isMerge ? catalogue.allGoesInto : catalogue.comesUnder)} required />
        )}
        sx={{ mt: 1, mb: 2 }}
      />
      {target === null ? (
        <Typography color="textSecondary">{t(catalogue.chooseWhereToWhatThat)}</Typography>
      ) : error ? (
        <Alert severity="error">{error.message}</Alert>
      ) : preview ? (
        <ArrangementPreview preview={preview} isMerge={isMerge} />
      ) : (
        <Skeleton variant="rounded" height={96} aria-label={t(catalogue.lookingWhatThatChanges)} />
      )}
    </ConfirmDialog>
  )
}

function ArrangementPreview({ preview, isMerge }: { preview: Arrangement; isMerge: boolean }) {
  const t = useTranslations()
  const { products_count: products, promotions_count: promotions, children } = preview
  const merging = children.filter(({ merges }) => merges)
  const moving = children.filter(({ merges }) => !merges)
  return (
    <Box component="output" sx={{ display: 'block' }}>
      <Typography sx={{ fontWeight: 700, mb: 1 }}>
        {t(isMerge ? catalogue.fromGoesIntoTo : catalogue.fromBecomesTo, {
          from: preview.from,
          to: preview.to,
        })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        <li>
          {products === 0
            ? t(catalogue.noProductChangesItsPlace)
            : t(products === 1 ? catalogue.productsChangesItsPlace : catalogue.productsChangePlace, {
                products: t(shared.countProducts, { count: products }),
              })}
        </li>
        {moving.length > 0 && (
          <li>
            {t(
              moving.length === 1
                ? catalogue.categoriesBelowComesAlongNames
                : catalogue.categoriesBelowComeAlongNames,
              {
                categories: t(catalogue.countCategories, { count: moving.length }),
                names: namesOf(moving, t),
              },
            )}
          </li>
        )}
        {merging.length > 0 && <li>{t(catalogue.mergedWithThoseOfThe, { names: namesOf(merging, t) })}</li>}
        {promotions > 0 && (
          <li>
            {t(catalogue.movesToTheOtherOne, {
              promotions: t(catalogue.countPromotions, { count: promotions }),
            })}
          </li>
        )}
        {isMerge && <li>{t(catalogue.itsOldAddressSaysWhere)}</li>}
      </Box>
    </Box>
  )
}

const namesOf = (children: Arrangement['children'], t: Translate) => {
  const names = children.slice(0, 5).map(({ name }) => name)
  return children.length > names.length
    ? t(catalogue.namesAndCountMore, { names: names.join(', '), count: children.length - names.length })
    : names.join(', ')
}
