import type { Arrangement } from '@botika/common/category-tree/endpoints'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { counted } from '../shared/words'
import { useWords } from '../shared/language/useWords'

/** What a move or a merge will change, in sentences. */
export function Told({ told, isMerge }: { told: Arrangement; isMerge: boolean }) {
  const t = useWords()
  const { products_count: products, promotions_count: promotions, children } = told
  const merging = children.filter(({ merges }) => merges)
  const moving = children.filter(({ merges }) => !merges)
  return (
    <Box component="output" sx={{ display: 'block' }}>
      <Typography sx={{ fontWeight: 700, mb: 1 }}>
        {told.from} {isMerge ? 'goes into' : 'becomes'} {told.to}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        <li>
          {products === 0 ? 'No product changes its place.' : `${counted(products, 'product')} change place.`}
        </li>
        {moving.length > 0 && (
          <li>
            {counted(moving.length, 'category', 'categories')} below come along: {namesOf(moving)}.
          </li>
        )}
        {merging.length > 0 && <li>Merged with those of the same name there: {namesOf(merging)}.</li>}
        {promotions > 0 && <li>{counted(promotions, 'promotion')} of it then hold for the other one.</li>}
        {isMerge && <li>{t('Its old address says where it went. This cannot be taken back.')}</li>}
      </Box>
    </Box>
  )
}

const namesOf = (children: Arrangement['children']) => {
  const names = children.slice(0, 5).map(({ name }) => name)
  return children.length > names.length
    ? `${names.join(', ')} and ${children.length - names.length} more`
    : names.join(', ')
}
