import { priceCap } from '@botika/common/price-caps/entity'
import { specOf } from '../../collection/plain/spec-of'

export const spec = specOf(priceCap, {
  fields: {
    offers_above: {
      leadsTo: ({ generic_name, strength, offers_above }) =>
        offers_above > 0
          ? {
              resource: 'products',
              filter: { is_above_cap: true, keyword: `${generic_name} ${strength}` },
            }
          : null,
    },
  },
})
