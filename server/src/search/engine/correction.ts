/**
 * Why other words are searched: a slip of the pen, a brand's medicine (RA 6675), an admin's synonym, a Filipino word for
 * what labels say in English, or words that were joined or parted.
 */
export type CorrectionKind = 'spelling' | 'brand' | 'synonym' | 'translation' | 'spacing'

export interface Correction {
  typed: string
  searched: string
  kind: CorrectionKind
}
