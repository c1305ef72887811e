/**
 * The consequence for a product that names an entry. `alone`: it is the only active ingredient; exempt
 * preparations with others that are not injected can be listed, but are checked where the generic name says
 * other ingredients than the name or brand. `checked` waits for an admin.
 */
export type Rule = 'refused' | 'refused_alone' | 'checked_alone' | 'checked'

export interface Schedule {
  schedule: string
  citation: string
  /** The date of the legal text or of its last change that is taken in here. */
  date: string
  rule: Rule
  /**
   * One entry a line: `name = other names and spellings / brands ~ slips`, all but the name optional, with
   * commas between. Salts, esters and isomers need no line: a word beside a name, or glued to it, does not
   * hide it.
   */
  entries: string
}

export interface ListedDrug {
  name: string
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
