import { Link } from '../../../lib/router/Link'
import { t } from '../../../lib/language/words'
import styles from '../../../content/FormPage.module.css'
import { Questions } from '../../../content/Questions'
import { QUESTION_FACTS, QUESTION_GROUPS } from '../../../content/questions'
import { Sections } from '../../../content/Sections'
import { paths } from '../../../lib/paths'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import { JsonLd } from '../../../ui/JsonLd'
import ui from '../../../ui/ui.module.css'

/** What people ask, with answers. */
export const Component = () => (
  <div className={`${ui.container} ${ui.page} ${ui.stackL}`}>
    <Head
      title={t('FAQs')}
      description={t(
        'Answers about ordering, generics, senior citizen and PWD discounts, prescriptions, delivery, tracking and your privacy.',
      )}
      path={paths.faq()}
    />
    <JsonLd
      data={
        import.meta.env.SSR && {
          '@type': 'FAQPage',
          mainEntity: QUESTION_GROUPS.flatMap(({ questions }) => questions).map(({ question, answer }) => ({
            '@type': 'Question',
            name: t(question),
            acceptedAnswer: { '@type': 'Answer', text: t(answer, QUESTION_FACTS) },
          })),
        }
      }
    />
    <div>
      <Breadcrumbs crumbs={[{ name: t('FAQs') }]} />
      <h1>{t('Frequently asked questions')}</h1>
      <p className={styles.lead}>{t('Tap a question to see its answer.')}</p>
    </div>
    <Sections
      isText={false}
      sections={QUESTION_GROUPS.map(({ id, title, questions }) => ({
        id,
        title: t(title),
        body: <Questions questions={questions} />,
      }))}
    >
      <div className={`${ui.card} ${ui.between}`}>
        <div>
          <h2>{t('Not answered yet?')}</h2>
          <p className={ui.muted}>{t('Write to us. We read everything.')}</p>
        </div>
        <Link to={paths.contactUs()} className={ui.primary}>
          {t('Contact us')}
        </Link>
      </div>
    </Sections>
  </div>
)
