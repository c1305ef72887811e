import * as content from '@botika/common/messages/content'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { t } from '../../../lib/language/text'
import { Sections } from '../../../content/Sections'
import styles from '../../../content/FormPage.module.css'
import { paths } from '../../../lib/paths'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import ui from '../../../ui/ui.module.css'
import { guide } from './guide'

export const Component = () => (
  <div className={`${ui.container} ${ui.page} ${ui.stackL}`}>
    <Head title={t(uiMessages.howToUse)} description={t(content.aGuideToBotikaSet)} path={paths.howToUse()} />
    <div>
      <Breadcrumbs crumbs={[{ name: t(uiMessages.howToUse) }]} />
      <h1>{t(content.howToUseBotika)}</h1>
      <p className={styles.lead}>{t(content.fromTheFirstSearchToTheParcel)}</p>
    </div>
    <Sections sections={guide()}>
      <p className={ui.row}>
        <Link to={paths.products()} className={ui.primary}>
          {t(content.startWithASearch)}
        </Link>
        <Link to={paths.faq()} className={ui.outline}>
          {t(uiMessages.faqs)}
        </Link>
      </p>
    </Sections>
  </div>
)
