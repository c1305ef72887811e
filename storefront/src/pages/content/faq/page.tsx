import * as questionsMessages from '@botika/common/messages/questions'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { t } from '../../../lib/language/text'
import styles from '../../../content/FormPage.module.css'
import { Questions } from '../../../content/Questions'
import { QUESTION_FACTS, QUESTION_GROUPS } from '../../../content/questions'
import { Sections } from '../../../content/Sections'
import { paths } from '../../../lib/paths'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import { JsonLd } from '../../../ui/JsonLd'
import ui from '../../../ui/ui.module.css'

export const Component = () => (
  <div className={`${ui.container} ${ui.page} ${ui.stackL}`}>
    <Head
      title={t(uiMessages.faqs)}
      description={t(questionsMessages.answersAboutOrderingGenericsSenior)}
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
      <Breadcrumbs crumbs={[{ name: t(uiMessages.faqs) }]} />
      <h1>{t(questionsMessages.frequentlyAskedQuestions)}</h1>
      <p className={styles.lead}>{t(questionsMessages.tapAQuestionToSee)}</p>
    </div>
    <Sections
      isText={false}
      sections={QUESTION_GROUPS.map(({ id, title, questions }) => ({
        id,
        title: t(title),
        body: [<Questions key={id} questions={questions} />],
      }))}
    >
      <div className={`${ui.card} ${ui.between}`}>
        <div>
          <h2>{t(questionsMessages.notAnsweredYet)}</h2>
          <p className={ui.muted}>{t(questionsMessages.writeToUsWeReadEverything)}</p>
        </div>
        <Link to={paths.contactUs()} className={ui.primary}>
          {t(uiMessages.contactUsLink)}
        </Link>
      </div>
    </Sections>
  </div>
)
