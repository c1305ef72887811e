import * as account from '@botika/common/messages/account'
import { Link } from 'react-router-dom'
import { t } from '../../../lib/language/text'
import { AccountFrame } from '../../../account/AccountFrame'
import { OwnData } from '../../../account/OwnData'
import { PagedList } from '../../../account/PagedList'
import { paths } from '../../../lib/paths'
import { FileReadsCard, Reads } from '../../../tracking/FileReads'

const orderOf = (number: string) => <Link to={paths.trackYourOrder(number)}>{number}</Link>

const OwnFileReads = () => (
  <FileReadsCard>
    <PagedList
      name="file reads"
      ask={async (page, signal) =>
        (await import('../../../tracking/file-read-calls')).fetchFileReads({ page }, signal)
      }
      empty={<Reads reads={[]} orderOf={orderOf} />}
    >
      {({ data }) => <Reads reads={data} orderOf={orderOf} />}
    </PagedList>
  </FileReadsCard>
)

export const Component = () => (
  <AccountFrame
    title={t(account.myData)}
    description={t(account.downloadWhatWeHoldAbout)}
    isForCustomers={false}
  >
    {(user) => (
      <>
        <OwnData user={user} />
        <OwnFileReads />
      </>
    )}
  </AccountFrame>
)
