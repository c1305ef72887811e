import * as content from '@botika/common/messages/content'
import type { Article } from '@botika/common/news/endpoints'
import { Link } from 'react-router-dom'
import { formatDate } from '../lib/language/dates'
import { paths } from '../lib/paths'
import { t } from '../lib/language/text'
import { Icon } from '../ui/Icon'
import { Picture } from '../ui/Picture'
import card from '../ui/card.module.css'
import styles from './ContentCard.module.css'

interface Props {
  article: Pick<Article, 'id' | 'title' | 'excerpt' | 'image' | 'published_at'>
  minutes?: number
  isWide?: boolean
  level?: 2 | 3
}

export function ArticleCard({ article, minutes, isWide = false, level = 2 }: Props) {
  const Heading = `h${level}` as const
  const sizes = isWide ? '(min-width: 768px) 640px, 92vw' : '(min-width: 992px) 400px, 92vw'
  return (
    <article className={`${card.card} ${isWide ? styles.wide : ''}`}>
      <div className={`${card.stage} ${styles.stage}`}>
        {article.image ? (
          <Picture
            image={article.image}
            alt=""
            width={640}
            height={360}
            sizes={sizes}
            max={isWide ? 1200 : 640}
            isFirst={isWide}
          />
        ) : (
          <Icon name="news" size={44} />
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.about}>
          {article.published_at ? (
            <time dateTime={article.published_at}>{formatDate(article.published_at)}</time>
          ) : null}
          {minutes === undefined ? null : <span>{t(content.minutesToRead, { minutes })}</span>}
        </p>
        <Heading className={`${card.name} ${styles.name}`}>
          <Link to={paths.article(article)}>{article.title}</Link>
        </Heading>
        <p className={styles.text}>{article.excerpt}</p>
      </div>
    </article>
  )
}
