import * as search from '@botika/common/messages/search'
import type { SearchCounts } from '@botika/common/search/endpoints'
import { t } from '../lib/language/words'
import { Link } from 'react-router-dom'
import ui from '../ui/ui.module.css'
import { countOf, SEARCH_KINDS } from './kinds'

interface Props {
  keyword: string
  counts: SearchCounts | null
}

/** Where else the words find something, for whoever found nothing here. */
export function OtherKinds({ keyword, counts }: Props) {
  const found = counts ? SEARCH_KINDS.filter(({ kind }) => counts[kind] > 0) : []
  if (!counts || found.length === 0) return null
  return (
    <>
      <p>{t(search.theSameWordsFindSomethingElsewhere)}</p>
      <p className={ui.row}>
        {found.map(({ kind, name, toSearch }) => (
          <Link key={kind} to={toSearch(keyword)} className={ui.outline}>
            {t(name)} ({countOf(counts, kind)})
          </Link>
        ))}
      </p>
    </>
  )
}
