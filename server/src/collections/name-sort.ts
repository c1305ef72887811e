import { slugOf } from '@botika/common/slug'

/** A name as it is sorted and searched: small letters without accents, single spaces, no punctuation. */
export const nameSort = (name: string): string => slugOf(name).replaceAll('-', ' ')
