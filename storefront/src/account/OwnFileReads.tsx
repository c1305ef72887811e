import { Link } from 'react-router-dom'
import { paths } from '../lib/paths'
import { FileReadsCard, Reads } from '../tracking/FileReads'
import { PagedList } from './PagedList'

const orderOf = (number: string) => <Link to={paths.trackYourOrder(number)}>{number}</Link>

export const OwnFileReads = () => (
  <FileReadsCard>
    <PagedList
      name="file reads"
      ask={async (page, signal) =>
        (await import('../tracking/file-read-calls')).fetchFileReads({ page }, signal)
      }
      empty={<Reads reads={[]} orderOf={orderOf} />}
    >
      {({ data }) => <Reads reads={data} orderOf={orderOf} />}
    </PagedList>
  </FileReadsCard>
)
