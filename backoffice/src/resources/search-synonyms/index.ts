import { plainResource } from '../../collection/plain/resource'

export const searchSynonyms = plainResource({ name: 'search-synonyms', load: () => import('./spec') })
