import { formatDate } from '@botika/common/time'
import { useLoaderData } from 'react-router-dom'
import { ArticleCard } from '../../../features/content/ArticleCard'
import { Prose } from '../../../features/content/Prose'
import styles from '../../../features/content/Prose.module.css'
import { paths } from '../../../paths'
import { useOrigin } from '../../../shared/site'
import { Breadcrumbs } from '../../../shared/ui/Breadcrumbs'
import { Head } from '../../../shared/ui/Head'
import { JsonLd } from '../../../shared/ui/JsonLd'
import { Picture } from '../../../shared/ui/Picture'
import ui from '../../../shared/ui/ui.module.css'
import type { loader } from './loader'

/** One article. */
export function Component() {
  const { article, others } = useLoaderData<typeof loader>()
  const origin = useOrigin()
  return (
    <div className={`${ui.container} ${ui.page} ${ui.stackL}`}>
      <Head
        title={article.title}
        description={article.excerpt}
        path={paths.article(article)}
        image={article.image}
      />
      <JsonLd
        data={{
          '@type': 'NewsArticle',
          headline: article.title,
          description: article.excerpt,
          url: `${origin}${paths.article(article)}`,
          ...(article.published_at ? { datePublished: article.published_at } : {}),
          ...(article.image ? { image: `${origin}/img/${article.image}?w=960` } : {}),
        }}
      />
      <article className={styles.article}>
        <Breadcrumbs crumbs={[{ name: 'News', to: paths.news() }, { name: article.title }]} />
        <h1>{article.title}</h1>
        {article.published_at ? (
          <p className={ui.muted}>
            <time dateTime={article.published_at}>{formatDate(article.published_at)}</time>
          </p>
        ) : null}
        {article.image ? (
          <Picture
            image={article.image}
            alt=""
            width={760}
            height={380}
            sizes="(min-width: 820px) 760px, 100vw"
            max={960}
            isFirst
            className={styles.picture}
          />
        ) : null}
        <Prose text={article.body} />
      </article>
      {others.length > 0 ? (
        <section className={ui.stack} aria-labelledby="others">
          <h2 id="others">More news</h2>
          <ul className={ui.cards}>
            {others.map((one) => (
              <li key={one.id}>
                <ArticleCard article={one} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
