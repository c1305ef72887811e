import { synonym } from '@botika/common/search-synonyms/entity'
import { specOf } from '../../collection/plain/spec-of'

export const spec = specOf(synonym)
