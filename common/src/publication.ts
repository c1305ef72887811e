export const PUBLICATION_STANDINGS = ['draft', 'scheduled', 'published'] as const
export type PublicationStanding = (typeof PUBLICATION_STANDINGS)[number]

export function standingOf(publishedAt: string | null | undefined, now = Date.now()): PublicationStanding {
  if (!publishedAt) return 'draft'
  return Date.parse(publishedAt) > now ? 'scheduled' : 'published'
}
