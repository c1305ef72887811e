import type { Arrangement } from '@botika/common/category-tree/endpoints'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { counted } from '../../ui/words'
import { useWords, type Words } from '../../lib/language/useWords'

/** What a move or a merge will change, in sentences. */
export function Told({ told, isMerge }: { told: Arrangement; isMerge: boolean }) {
  const t = useWords()
  const { products_count: products, promotions_count: promotions, children } = told
  const merging = children.filter(({ merges }) => merges)
  const moving = children.filter(({ merges }) => !merges)
  return (
    <Box component="output" sx={{ display: 'block' }}>
      <Typography sx={{ fontWeight: 700, mb: 1 }}>
        {t(isMerge ? '{from} goes into {to}' : '{from} becomes {to}', { from: told.from, to: told.to })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        <li>
          {products === 0
            ? t('No product changes its place.')
            : t(products === 1 ? '{products} changes its place.' : '{products} change place.', {
                products: counted(products, 'product', undefined, t),
              })}
        </li>
        {moving.length > 0 && (
          <li>
            {t(
              moving.length === 1
                ? '{categories} below comes along: {names}.'
                : '{categories} below come along: {names}.',
              {
                categories: counted(moving.length, 'category', 'categories', t),
                names: namesOf(moving, t),
              },
            )}
          </li>
        )}
        {merging.length > 0 && (
          <li>{t('Merged with those of the same name there: {names}.', { names: namesOf(merging, t) })}</li>
        )}
        {promotions > 0 && (
          <li>
            {t('Moves to the other one: {promotions}.', {
              promotions: counted(promotions, 'promotion', undefined, t),
            })}
          </li>
        )}
        {isMerge && <li>{t('Its old address says where it went. This cannot be taken back.')}</li>}
      </Box>
    </Box>
  )
}

const namesOf = (children: Arrangement['children'], t: Words) => {
  const names = children.slice(0, 5).map(({ name }) => name)
  return children.length > names.length
    ? t('{names} and {count} more', { names: names.join(', '), count: children.length - names.length })
    : names.join(', ')
}
