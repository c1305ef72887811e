import { catalogue, shared } from '@botika/common/messages/office'
import { Box, Button, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCanAccess, useDataProvider, useCreatePath } from 'react-admin'
import { NotFound } from '../../ui/NotFound'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { Failed } from '../../ui/ListStates'
import { Message } from '../../ui/Message'
import { PageTitle } from '../../ui/PageTitle'
import { SearchField } from '../../ui/SearchField'
import { useWords } from '../../lib/language/useWords'
import { ArrangeDialog, type Arranged } from './ArrangeDialog'
import { matching } from './nodes'
import { TreeList } from './TreeList'
import AddIcon from '@mui/icons-material/Add'
import { Link } from 'react-router-dom'

function AddCategory() {
  const t = useWords()
  const createPath = useCreatePath()
  return (
    <Button
      component={Link}
      to={createPath({ resource: 'categories', type: 'create' })}
      variant="contained"
      startIcon={<AddIcon />}
    >
      {t(catalogue.addCategory)}
    </Button>
  )
}

/** All three levels of categories in one place, to move and merge them. */
export function CategoryTree() {
  const { canAccess, isPending } = useCanAccess({ resource: 'categories', action: 'arrange' })
  if (isPending) return null
  return canAccess ? <Tree /> : <NotFound />
}

function Tree() {
  const t = useWords()
  const provider = useDataProvider<BotikaDataProvider>()
  const [words, setWords] = useState('')
  const [arranged, setArranged] = useState<Arranged | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['category-tree'],
    queryFn: ({ signal }) => provider.call(CALLS.categoryTree.read, {}, { signal }),
  })
  const shown = data && matching(data.data, words)
  return (
    <>
      <PageTitle title={t(shared.categoryTree)}>
        <AddCategory />
      </PageTitle>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {t(catalogue.whatShoppersBrowseByThe)}
      </Typography>
      <Box component="search" sx={{ mb: 2 }}>
        <SearchField
          label={t(catalogue.findACategory)}
          value={words}
          onType={setWords}
          onClear={() => setWords('')}
        />
      </Box>
      {error && !data ? (
        <Failed title={t(catalogue.theTreeCouldNotBe)} error={error} onRetry={refetch} />
      ) : !data || !shown ? (
        <Skeleton variant="rounded" height={420} />
      ) : shown.length > 0 ? (
        <TreeList nodes={shown} isOpen={words.trim() !== ''} onArrange={setArranged} />
      ) : data.data.length === 0 ? (
        <Message title={t(catalogue.noCategoriesYet)}>{t(catalogue.addTheFirstOneSuch)}</Message>
      ) : (
        <Message
          title={t(catalogue.noSuchCategory)}
          action={
            <Button variant="outlined" onClick={() => setWords('')}>
              {t(catalogue.showAll)}
            </Button>
          }
        >
          {t(catalogue.tryOtherWords)}
        </Message>
      )}
      {arranged && data && (
        <ArrangeDialog arranged={arranged} tree={data.data} onClose={() => setArranged(null)} />
      )}
    </>
  )
}
