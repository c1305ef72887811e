/** How something that is published stands: not yet decided, on a later day, or for everybody to see. */
export const PUBLICATION_STANDINGS = ['draft', 'scheduled', 'published'] as const
export type PublicationStanding = (typeof PUBLICATION_STANDINGS)[number]

/** Tells it from the moment of publication. */
export function standingOf(publishedAt: string | null | undefined, now = Date.now()): PublicationStanding {
  if (!publishedAt) return 'draft'
  return Date.parse(publishedAt) > now ? 'scheduled' : 'published'
}
