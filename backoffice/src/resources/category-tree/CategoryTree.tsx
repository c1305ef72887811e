import { catalogue, shared, fields } from '@botika/common/messages/office'
import { Box, Button, Skeleton, Typography, Card, IconButton } from '@mui/material'
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
import { useTranslations } from '../../lib/language/useTranslations'
import { ArrangeDialog, type Arranged } from './ArrangeDialog'
import { matching, BELOW, type Node, RESOURCE_OF } from './nodes'
import AddIcon from '@mui/icons-material/Add'
import { Link } from 'react-router-dom'
import { formatNumber } from '@botika/common/numbers/format-number'
import type { CategoryLevel } from '@botika/common/category-tree/endpoints'
import CloseIcon from '@mui/icons-material/ExpandLess'
import OpenIcon from '@mui/icons-material/ExpandMore'
import { RowLink } from '../../ui/RowLink'

function AddCategory() {
  const t = useTranslations()
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

export function CategoryTree() {
  const { canAccess, isPending } = useCanAccess({ resource: 'categories', action: 'arrange' })
  if (isPending) return null
  return canAccess ? <Tree /> : <NotFound />
}

const LISTS = [
  ['categories', fields.categories],
  ['subcategories', fields.subcategories],
  ['subsubcategories', fields.subSubcategories],
] as const

function Tree() {
  const t = useTranslations()
  const createPath = useCreatePath()
  const provider = useDataProvider<BotikaDataProvider>()
  const [text, setText] = useState('')
  const [arranged, setArranged] = useState<Arranged | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['category-tree'],
    queryFn: ({ signal }) => provider.call(CALLS.categoryTree.read, {}, { signal }),
  })
  const shown = data && matching(data.data, text)
  return (
    <>
      <PageTitle title={t(shared.categoryTree)}>
        <AddCategory />
      </PageTitle>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {t(catalogue.whatShoppersBrowseByThe)}
      </Typography>
      <Box
        component="nav"
        aria-label={t(catalogue.asLists)}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
      >
        {LISTS.map(([resource, name]) => (
          <Button
            key={resource}
            component={Link}
            to={createPath({ resource, type: 'list' })}
            variant="outlined"
            size="small"
          >
            {t(name)}
          </Button>
        ))}
      </Box>
      <Box component="search" sx={{ mb: 2 }}>
        <SearchField
          label={t(catalogue.findACategory)}
          value={text}
          onType={setText}
          onClear={() => setText('')}
        />
      </Box>
      {error && !data ? (
        <Failed title={t(catalogue.theTreeCouldNotBe)} error={error} onRetry={refetch} />
      ) : !data || !shown ? (
        <Skeleton variant="rounded" height={420} />
      ) : shown.length > 0 ? (
        <TreeList nodes={shown} isOpen={text.trim() !== ''} onArrange={setArranged} />
      ) : data.data.length === 0 ? (
        <Message title={t(catalogue.noCategoriesYet)}>{t(catalogue.addTheFirstOneSuch)}</Message>
      ) : (
        <Message
          title={t(catalogue.noSuchCategory)}
          action={
            <Button variant="outlined" onClick={() => setText('')}>
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

interface TreeListProps {
  nodes: readonly Node[]
  isOpen: boolean
  onArrange: (arranged: Arranged) => void
}

const TreeList = ({ nodes, isOpen, onArrange }: TreeListProps) => {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
      {nodes.map((node) => (
        <Card component="li" key={node.id} sx={{ px: { xs: 1, md: 2 }, py: 1 }}>
          <Branch node={node} level="category" isSearched={isOpen} onArrange={onArrange} />
        </Card>
      ))}
    </Box>
  )
}

interface BranchProps {
  node: Node
  level: CategoryLevel
  isSearched: boolean
  onArrange: (arranged: Arranged) => void
}

function Branch({ node, level, isSearched, onArrange }: BranchProps) {
  const t = useTranslations()
  const [isChosen, setIsChosen] = useState(false)
  const below = BELOW[level]
  const children = node.children ?? []
  const isOpen = isSearched || isChosen
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, py: 0.5, minHeight: 48 }}>
        {children.length > 0 ? (
          <IconButton
            aria-expanded={isOpen}
            aria-label={t(catalogue.whatLiesInName, { name: node.name })}
            onClick={() => setIsChosen(!isChosen)}
          >
            {isOpen ? <CloseIcon /> : <OpenIcon />}
          </IconButton>
        ) : (
          <Box sx={{ width: { xs: below ? 40 : 16, sm: 40 } }} />
        )}
        <NodeName node={node} level={level} />
        <Box sx={{ ml: 'auto', display: 'flex' }}>
          {level !== 'category' && (
            <Button
              size="small"
              onClick={() => onArrange({ action: 'move', level, node })}
              aria-label={t(catalogue.moveName, { name: node.name })}
            >
              {t(catalogue.move)}
            </Button>
          )}
          <Button
            size="small"
            onClick={() => onArrange({ action: 'merge', level, node })}
            aria-label={t(catalogue.mergeNameIntoAnother, { name: node.name })}
          >
            {t(catalogue.merge)}
          </Button>
        </Box>
      </Box>
      {isOpen && below && children.length > 0 && (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, pl: { xs: 1.5, sm: 4 }, borderTop: 1, borderColor: 'divider' }}
        >
          {children.map((child) => (
            <li key={child.id}>
              <Branch node={child} level={below} isSearched={isSearched} onArrange={onArrange} />
            </li>
          ))}
        </Box>
      )}
    </>
  )
}

function NodeName({ node, level }: Pick<BranchProps, 'node' | 'level'>) {
  const t = useTranslations()
  const createPath = useCreatePath()
  return (
    <Box sx={{ minWidth: 0, flex: '1 1 128px' }}>
      <RowLink to={createPath({ resource: RESOURCE_OF[level], type: 'edit', id: node.id })}>
        {node.name}
      </RowLink>
      <Typography variant="body2" color="textSecondary">
        {t(catalogue.countOfAllShown, {
          count: formatNumber(node.live_count),
          all: formatNumber(node.products_count),
        })}
      </Typography>
    </Box>
  )
}
