import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../lib/paths'
import { useQuery } from '../lib/useQuery'
import { FileReadsCard, Reads } from '../tracking/FileReads'
import { Pagination } from '../ui/Pagination'
import { QueryResult } from '../ui/QueryResult'
import { pageIn } from './page-in'

export function OwnFileReads() {
  const [search] = useSearchParams()
  const page = pageIn(search)
  const query = useQuery(`file reads, page ${page}`, async (signal) =>
    (await import('../tracking/file-read-calls')).fetchFileReads({ page }, signal),
  )
  return (
    <FileReadsCard>
      <QueryResult query={query}>
        {({ data, current_page, last_page }) => (
          <>
            <Reads
              reads={data}
              orderOf={(number) => <Link to={paths.trackYourOrder(number)}>{number}</Link>}
            />
            <Pagination current={current_page} last={last_page} />
          </>
        )}
      </QueryResult>
    </FileReadsCard>
  )
}
