import type { SearchMiss } from '@botika/common/search-misses/endpoints'
import type { ExportColumn } from '../../collection/export/sheet'

/** Words that nothing was found for, as a line of a file. */
export const MISS_COLUMNS: readonly ExportColumn<SearchMiss>[] = [
  { heading: 'Words', read: (miss) => miss.keyword },
  { heading: 'Times', read: (miss) => miss.count },
  { heading: 'Days', read: (miss) => miss.days },
  { heading: 'May not be sold online', read: (miss) => miss.refused ?? '' },
  { heading: 'First', read: (miss) => miss.first_searched_on },
  { heading: 'Last', read: (miss) => miss.last_searched_on },
]
