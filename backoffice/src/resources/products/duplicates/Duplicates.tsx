import { catalogue, shared } from '@botika/common/messages/office'
import {
  Box,
  FormControlLabel,
  Skeleton,
  Switch,
  Typography,
  Button,
  Card,
  Link,
  Radio,
  RadioGroup,
  Alert,
} from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState, useId } from 'react'
import { useCanAccess, useDataProvider, useCreatePath } from 'react-admin'
import { NotFound } from '../../../ui/NotFound'
import { CALLS } from '../../../provider/calls'
import type { BotikaDataProvider } from '../../../provider/data-provider'
import { Failed } from '../../../ui/ListStates'
import { Message } from '../../../ui/Message'
import { PageLinks } from '../../../ui/Pages'
import { PageTitle } from '../../../ui/PageTitle'
import { SearchField } from '../../../ui/SearchField'
import { useTranslations } from '../../../lib/language/useTranslations'
import type { DuplicateProduct, DuplicateProducts, ProductMerge } from '@botika/common/moderation/endpoints'
import { Link as RouterLink } from 'react-router-dom'
import { InlineFacts } from '../../../ui/InlineFacts'
import { ProductPicture } from '../../../ui/ProductPicture'
import { ToneChip } from '../../../ui/StatusChip'
import { unbroken, pesos } from '../../../ui/format'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { useAction } from '../../../ui/useAction'

export function Duplicates() {
  const { canAccess, isPending } = useCanAccess({ resource: 'products', action: 'moderate' })
  if (isPending) return null
  return canAccess ? <Groups /> : <NotFound />
}

const PER_PAGE = 25

function Groups() {
  const t = useTranslations()
  const provider = useDataProvider<BotikaDataProvider>()
  const [text, setText] = useState('')
  const [isSamePack, setIsSamePack] = useState(true)
  const [page, setPage] = useState(1)
  const keyword = useDeferredValue(text.trim())
  const query = {
    page,
    per_page: PER_PAGE,
    ...(keyword ? { keyword } : {}),
    ...(isSamePack ? { same_pack: true } : {}),
  }
  const { data, error, refetch } = useQuery({
    queryKey: ['product-duplicates', query],
    queryFn: ({ signal }) => provider.call(CALLS.moderation.duplicates, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

  function search(typed: string) {
    setText(typed)
    setPage(1)
  }

  return (
    <>
      <PageTitle title={t(catalogue.duplicateProducts)} />
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {t(catalogue.productsWithTheSameGeneric)}
      </Typography>
      <Box
        component="search"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}
      >
        <SearchField
          label={t(catalogue.nameGenericOrBrand)}
          value={text}
          onType={search}
          onClear={() => search('')}
        />
        <FormControlLabel
          control={
            <Switch
              checked={isSamePack}
              onChange={(_, is) => {
                setIsSamePack(is)
                setPage(1)
              }}
            />
          }
          label={t(catalogue.samePackOnly)}
        />
      </Box>
      {error && !data ? (
        <Failed title={t(shared.thisListCouldNotBe)} error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton variant="rounded" height={320} />
      ) : data.total === 0 ? (
        <Message title={t(catalogue.noDuplicates)}>
          {isSamePack ? t(catalogue.noTwoProductsAreThe) : t(catalogue.noTwoProductsHaveThe)}
        </Message>
      ) : (
        <>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
            {data.data.map((group) => (
              <Group key={group.id} group={group} />
            ))}
          </Box>
          <PageLinks total={data.total} page={page} perPage={PER_PAGE} onPage={setPage} />
        </>
      )}
    </>
  )
}

function Group({ group }: { group: DuplicateProducts }) {
  const t = useTranslations()
  const { products } = group
  const [survivorId, setSurvivorId] = useState(products[0]?.id ?? 0)
  const [merged, setMerged] = useState<DuplicateProduct | null>(null)
  const titleId = useId()
  const survivor = products.find(({ id }) => id === survivorId) ?? products[0]
  return (
    <Card component="li" sx={{ p: { xs: 2, md: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography id={titleId} variant="h2" sx={{ flex: '1 1 220px', overflowWrap: 'anywhere' }}>
          {unbroken(group.name)}
        </Typography>
        <ToneChip
          tone={group.is_same_pack ? 'warn' : 'quiet'}
          label={group.is_same_pack ? t(catalogue.samePack) : t(catalogue.packsDiffer)}
        />
      </Box>
      <RadioGroup
        aria-labelledby={titleId}
        value={String(survivor?.id ?? '')}
        onChange={(_, id) => setSurvivorId(Number(id))}
        sx={{ gap: 1 }}
      >
        {products.map((duplicate) => (
          <Box key={duplicate.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <FormControlLabel
              value={String(duplicate.id)}
              control={<Radio />}
              label={<DuplicateFacts duplicate={duplicate} />}
              sx={{ flex: '1 1 260px', mr: 0, alignItems: 'center', minWidth: 0 }}
            />
            <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', ml: 'auto' }}>
              <SeeLink duplicate={duplicate} />
              {duplicate.id === survivor?.id ? (
                <ToneChip tone="good" label={t(catalogue.stays)} />
              ) : (
                <Button
                  variant="outlined"
                  onClick={() => setMerged(duplicate)}
                  aria-label={t(catalogue.mergeNameNumberIdInto, {
                    name: duplicate.name,
                    id: duplicate.id,
                  })}
                >
                  {t(catalogue.merge)}
                </Button>
              )}
            </Box>
          </Box>
        ))}
      </RadioGroup>
      {merged && survivor && <MergeDialog from={merged} into={survivor} onClose={() => setMerged(null)} />}
    </Card>
  )
}

export function DuplicateFacts({ duplicate }: { duplicate: DuplicateProduct }) {
  const t = useTranslations()
  return (
    <Box component="span" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <ProductPicture image={duplicate.image} size={40} />
      <Box component="span" sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {unbroken(duplicate.name)}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <InlineFacts>
            {duplicate.brand}
            {duplicate.strength}
            {duplicate.dosage_form}
            {duplicate.pack_size}
            {duplicate.manufacturer}
            {duplicate.registration_number && `Reg. ${duplicate.registration_number}`}
            {t(shared.countOffers, { count: duplicate.offers_count })}
          </InlineFacts>
        </Typography>
      </Box>
    </Box>
  )
}

function SeeLink({ duplicate }: { duplicate: DuplicateProduct }) {
  const t = useTranslations()
  const createPath = useCreatePath()
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource: 'products', type: 'edit', id: duplicate.id })}
      aria-label={t(shared.nameNumberId, { name: duplicate.name, id: String(duplicate.id) })}
    >
      #{duplicate.id}
    </Link>
  )
}

interface MergeDialogProps {
  from: DuplicateProduct
  into: DuplicateProduct
  onClose: () => void
}

export function MergeDialog({ from, into, onClose }: MergeDialogProps) {
  const t = useTranslations()
  const provider = useDataProvider<BotikaDataProvider>()
  const ask = (by: BotikaDataProvider, dryRun: boolean) =>
    by.call(CALLS.moderation.merge, { params: { id: from.id }, body: { into_id: into.id, dry_run: dryRun } })
  const { act, isBusy } = useAction({
    run: (by) => ask(by, false),
    success: (_, t) => t(catalogue.theyAreOneProductNow, { name: into.name }),
  })
  const { data: preview, error } = useQuery({
    queryKey: ['product-merge', from.id, into.id],
    queryFn: () => ask(provider, true),
    enabled: !isBusy,
    gcTime: 0,
    retry: false,
  })
  return (
    <ConfirmDialog
      isOpen
      title={t(catalogue.makeOneProductOfThese)}
      confirmLabel={t(catalogue.mergeProducts)}
      isDanger
      isBusy={isBusy}
      isReady={Boolean(preview)}
      onClose={onClose}
      onConfirm={() => preview && act(undefined, onClose)}
    >
      {error ? (
        <Alert severity="error">{error.message}</Alert>
      ) : preview ? (
        <MergePreview preview={preview} />
      ) : (
        <Skeleton variant="rounded" height={160} aria-label={t(catalogue.lookingWhatThatChanges)} />
      )}
    </ConfirmDialog>
  )
}

function MergePreview({ preview }: { preview: ProductMerge }) {
  const t = useTranslations()
  const moved = [
    [preview.offers_moved, shared.countOffers],
    [preview.cart_lines, catalogue.countLinesInCarts],
    [preview.recurring_lines, catalogue.countLinesOfRecurringOrders],
    [preview.bookmarks, catalogue.countBookmarks],
    [preview.ratings, catalogue.countRatings],
    [preview.order_lines, catalogue.countLinesOfPastOrders],
  ] as const
  const moves = moved.filter(([count]) => count > 0).map(([count, named]) => t(named, { count }))
  return (
    <Box component="output" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>
        <strong>
          {t(catalogue.fromGoesIntoTo, {
            from: `${unbroken(preview.from.name)} (#${preview.from.id})`,
            to: `${unbroken(preview.into.name)} (#${preview.into.id})`,
          })}
        </strong>
        . {t(shared.thisCantBeUndone)}
      </Typography>
      {preview.warnings.length > 0 && (
        <Alert severity="warning">
          {preview.warnings.map((warning) => (
            <div key={warning}>{warning}</div>
          ))}
        </Alert>
      )}
      <Typography>
        {moves.length > 0
          ? t(catalogue.goesAlongThings, { things: moves.join(', ') })
          : t(catalogue.nothingPointsToItSo)}
      </Typography>
      {preview.conflicts.length > 0 && (
        <Box>
          <Typography sx={{ fontWeight: 700 }}>{t(catalogue.pharmaciesThatOfferBoth)}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {preview.conflicts.map((one) => (
              <li key={one.pharmacy_name}>
                {t(catalogue.pharmacyKeptWithKeptPiecesStays, {
                  pharmacy: one.pharmacy_name,
                  kept: pesos(one.kept_price),
                  keptPieces: t(shared.countPieces, { count: one.kept_quantity }),
                  dropped: pesos(one.dropped_price),
                  droppedPieces: t(shared.countPieces, { count: one.dropped_quantity }),
                })}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}
