/**
 * What follows for a product that names an entry: `refused` can't be listed; `refused_alone` can't be listed as the only
 * active ingredient, while an exempt preparation with others that is not injected can; `checked_alone` waits for an admin
 * when it is alone, since the form and concentration decide; `checked` waits for an admin in any case. An entry that
 * counts alone is also checked where the generic name says other ingredients than the name or brand.
 */
export type Rule = 'refused' | 'refused_alone' | 'checked_alone' | 'checked'

/** A part of a schedule, whose entries rest on the same text. */
export interface Schedule {
  /** Short, as it stands in an error message: `UN 1971, Schedule IV`. */
  schedule: string
  /** The legal text that the entries rest on. */
  citation: string
  /** Of the legal text or of its last change that is taken in here. */
  date: string
  rule: Rule
  /**
   * One entry a line: `name = other names and spellings / brands ~ slips`, all but the name optional and comma-separated. Slips
   * are usual misspellings and street names, which may mean something else: whoever writes one is near to the drug. Salts,
   * esters and isomers need no line: a word that stands beside a name, or is glued to it, does not hide it.
   */
  entries: string
}

/** A substance that may not be sold here, or not without a look at it. */
export interface ListedDrug {
  name: string
  /** Other names and spellings. */
  names: string[]
  brands: string[]
  /** Usual misspellings and street names, which may mean something else. */
  slips: string[]
  schedule: string
  citation: string
  date: string
  rule: Rule
}

const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** The entries of a schedule, each with the text that it rests on. */
export const entriesOf = ({ entries, ...law }: Schedule): ListedDrug[] =>
  entries
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [said = '', slips] = line.split(' ~ ')
      const [left = '', brands] = said.split(' / ')
      const [name = '', others] = left.split(' = ')
      return {
        ...law,
        name: name.trim(),
        names: listOf(others),
        brands: listOf(brands),
        slips: listOf(slips),
      }
    })
