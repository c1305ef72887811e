import * as content from '@botika/common/messages/content'
import * as uiMessages from '@botika/common/messages/ui'
import { InEnglish } from '../../../../ui/InEnglish'
import { formatDate } from '../../../../lib/language/dates'
import { t } from '../../../../lib/language/text'
import { minutesToRead } from '../../../../content/article-text'
import { ArticleBody } from '../../../../content/ArticleBody'
import { Cards } from '../../../../content/Placement'
import { ArticleCard } from '../../../../content/ArticleCard'
import type { Article } from '@botika/common/news/endpoints'
import { useOrigin } from '../../../../lib/site'
import { JsonLd } from '../../../../ui/JsonLd'
import { paths } from '../../../../lib/paths'
import { Breadcrumbs } from '../../../../ui/Breadcrumbs'
import { Head } from '../../../../ui/Head'
import { Icon } from '../../../../ui/Icon'
import { Picture } from '../../../../ui/Picture'
import ui from '../../../../ui/ui.module.css'
import type { loader } from './loader'
import styles from './page.module.css'
import { useLoaderData } from '../../../../lib/router/page-context'

export function Component() {
  const { article, others } = useLoaderData<typeof loader>()
  return (
    <div className={`${ui.container} ${ui.page} ${ui.stackL}`}>
      <Head
        title={article.title}
        description={article.excerpt}
        path={paths.article(article)}
        image={article.image}
      />
      <ArticleData article={article} />
      <article className={styles.article}>
        <Breadcrumbs crumbs={[{ name: t(uiMessages.news), to: paths.news() }, { name: article.title }]} />
        <header className={styles.header}>
          <h1>{article.title}</h1>
          {article.excerpt ? <p className={styles.lead}>{article.excerpt}</p> : null}
          <p className={styles.about}>
            {article.published_at ? (
              <time dateTime={article.published_at}>{formatDate(article.published_at)}</time>
            ) : null}
            <span>{t(content.minutesToRead, { minutes: minutesToRead(article.body) })}</span>
          </p>
        </header>
        <Picture
          image={article.image}
          alt=""
          width={960}
          height={540}
          sizes="(min-width: 840px) 760px, 92vw"
          max={1200}
          isFirst
          className={styles.picture}
          none={null}
        />
        <InEnglish>
          <ArticleBody text={article.body} />
        </InEnglish>
        <p className={ui.notice}>
          <Icon name="info" />
          <span>{t(content.thisArticleIsForGeneral)}</span>
        </p>
      </article>
      <Cards title={t(content.moreNews)} to={paths.news()} all={t(uiMessages.allNews)} of={others}>
        {(one) => <ArticleCard article={one} level={3} />}
      </Cards>
    </div>
  )
}

function ArticleData({ article }: { article: Article }) {
  const origin = useOrigin()
  const publisher = { '@type': 'Organization', name: 'Botika', url: origin }
  return (
    <JsonLd
      data={
        import.meta.env.SSR && {
          '@type': 'NewsArticle',
          headline: article.title,
          description: article.excerpt,
          mainEntityOfPage: `${origin}${paths.article(article)}`,
          dateModified: article.updated_at,
          ...(article.published_at ? { datePublished: article.published_at } : {}),
          image: [article.image ? `${origin}/img/${article.image}?w=1200` : `${origin}/icons/512.png`],
          author: publisher,
          publisher,
        }
      }
    />
  )
}
