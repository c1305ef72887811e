import { plainResource } from '../../shared/plain/resource'

export const searchSynonyms = plainResource({ name: 'search-synonyms', load: () => import('./spec') })
