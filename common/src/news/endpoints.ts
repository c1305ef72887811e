import type { RecordOf } from '../entity/entity'
import { endpointsOf } from '../entity/schemas'
import { article } from './entity'

export type Article = RecordOf<typeof article>

export const news = endpointsOf(article)
