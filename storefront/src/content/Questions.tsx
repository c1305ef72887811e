import { Link } from 'react-router-dom'
import { t } from '../lib/language/text'
import { Icon } from '../ui/Icon'
import { type Question, QUESTION_FACTS } from './questions'
import styles from './Questions.module.css'

export const Questions = ({ questions }: { questions: readonly Question[] }) => (
  <div className={styles.questions}>
    {questions.map(({ question, answer, link }, index) => (
      <details key={index}>
        <summary>
          {t(question)} <Icon name="down" />
        </summary>
        <div>
          <p>{t(answer, QUESTION_FACTS)}</p>
          {link ? (
            <p>
              <Link to={link.to}>{t(link.text)}</Link>
            </p>
          ) : null}
        </div>
      </details>
    ))}
  </div>
)
