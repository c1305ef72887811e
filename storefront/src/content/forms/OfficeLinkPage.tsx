import type { Label } from '@botika/common/messages/message'
import * as selling from '@botika/common/messages/selling'
import { Link } from 'react-router-dom'
import { t } from '../../lib/language/text'
import { paths } from '../../lib/paths'
import ui from '../../ui/ui.module.css'
import { LinkPage } from './LinkPage'
import { OpenShopForm } from './OpenShopForm'

type OfficeLinkWords = Parameters<typeof OpenShopForm>[0]['words'] &
  Record<'title' | 'description' | 'missing', Label>

export const OfficeLinkPage = ({ words }: { words: OfficeLinkWords }) => (
  <LinkPage
    title={() => t(words.title)}
    description={t(words.description)}
    missing={
      <>
        <p>{t(words.missing)}</p>
        <Link to={paths.contactUs()} className={ui.primary}>
          {t(selling.writeToUs)}
        </Link>
      </>
    }
  >
    {(token, isFirst) => <OpenShopForm token={token} isFirst={isFirst} words={words} />}
  </LinkPage>
)
