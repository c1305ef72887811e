import type { Article } from '@botika/common/news/endpoints'
import { paths } from '../lib/paths'
import { useOrigin } from '../lib/site'
import { JsonLd } from '../ui/JsonLd'

export function ArticleData({ article }: { article: Article }) {
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
          // search engines want a picture of every article
          image: [article.image ? `${origin}/img/${article.image}?w=1200` : `${origin}/icons/512.png`],
          author: publisher,
          publisher,
        }
      }
    />
  )
}
