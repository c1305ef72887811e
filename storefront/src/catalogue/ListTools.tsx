import * as ui from '@botika/common/messages/ui'
import { PAGE_SIZES } from '@botika/common/http/page-numbers'
import { t } from '../lib/language/words'
import { type ListQuery, SORTS } from '../listing/list-query'
import { SortTools } from '../listing/SortTools'
import { useAddressed } from '../listing/useAddressed'
import styles from '../listing/ListTools.module.css'

interface Props {
  query: ListQuery
  form: string
  onChange: () => void
  /** False where everything is in one place. */
  hasNearest?: boolean
}

// relevance is what a list without a sort has
const CHOICES = SORTS.map(({ value, text }) => ({ value: value === 'relevance' ? '' : value, text }))

/** Sorting and page size, as fields of the list's form. */
export function ListTools({ query, form, onChange, hasNearest = true }: Props) {
  const size = useAddressed<HTMLSelectElement>(String(query.per_page))
  return (
    <div className={styles.tools}>
      <SortTools
        sorts={CHOICES}
        current={query.filter === 'relevance' ? '' : (query.filter ?? '')}
        from={query}
        form={form}
        onChange={onChange}
        hasNearest={hasNearest}
      />
      <label className={styles.size}>
        <span>{t(ui.viewBy)}</span>
        <select ref={size} name="per_page" form={form} defaultValue={query.per_page} onChange={onChange}>
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </div>
  )
}
