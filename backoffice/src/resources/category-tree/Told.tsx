import { catalogue, shared } from '@botika/common/messages/office'
import type { Arrangement } from '@botika/common/category-tree/endpoints'
import { Box, Typography } from '@mui/material'
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
        {t(isMerge ? catalogue.fromGoesIntoTo : catalogue.fromBecomesTo, { from: told.from, to: told.to })}
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

const namesOf = (children: Arrangement['children'], t: Words) => {
  const names = children.slice(0, 5).map(({ name }) => name)
  return children.length > names.length
    ? t(catalogue.namesAndCountMore, { names: names.join(', '), count: children.length - names.length })
    : names.join(', ')
}
