import { catalogue, shared } from '@botika/common/messages/office'
import { Box, FormControlLabel, Skeleton, Switch, TablePagination, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useCanAccess, useDataProvider } from 'react-admin'
import { NotFound } from '../../ui/NotFound'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { Failed } from '../../ui/ListStates'
import { Message } from '../../ui/Message'
import { usePageWords } from '../../ui/Pages'
import { PageTitle } from '../../ui/PageTitle'
import { SearchField } from '../../ui/SearchField'
import { useWords } from '../../lib/language/useWords'
import { Group } from './Group'

/** Products that look as if they were the same, to make one of them. */
export function Duplicates() {
  const { canAccess, isPending } = useCanAccess({ resource: 'products', action: 'moderate' })
  if (isPending) return null
  return canAccess ? <Groups /> : <NotFound />
}

const PER_PAGE = 25

function Groups() {
  const t = useWords()
  const pageWords = usePageWords()
  const provider = useDataProvider<BotikaDataProvider>()
  const [words, setWords] = useState('')
  const [isSamePack, setIsSamePack] = useState(true)
  const [page, setPage] = useState(1)
  const keyword = useDeferredValue(words.trim())
  const asked = {
    page,
    per_page: PER_PAGE,
    ...(keyword ? { keyword } : {}),
    ...(isSamePack ? { same_pack: true } : {}),
  }
  const { data, error, refetch } = useQuery({
    queryKey: ['product-duplicates', asked],
    queryFn: ({ signal }) => provider.call(CALLS.moderation.twins, { query: asked }, { signal }),
    placeholderData: keepPreviousData,
  })

  function search(typed: string) {
    setWords(typed)
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
          value={words}
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
          <TablePagination
            component="nav"
            {...pageWords}
            count={data.total}
            page={page - 1}
            rowsPerPage={PER_PAGE}
            rowsPerPageOptions={[PER_PAGE]}
            onPageChange={(_, next) => setPage(next + 1)}
          />
        </>
      )}
    </>
  )
}
