import { article } from '@botika/common/news/entity'
import { specOf } from '../../collection/plain/spec-of'
import { ArticlePreview } from '../../collection/rich/ArticlePreview'

export const spec = specOf(article, { preview: ArticlePreview })
