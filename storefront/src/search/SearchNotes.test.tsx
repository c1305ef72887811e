import type { SearchReading } from '@botika/common/products/schema'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { paths } from '../lib/paths'
import { hintFor, NothingFound, SearchNotes } from './SearchNotes'

const plain: SearchReading = {
  searched: 'losartan',
  corrections: [],
  suggestions: [],
  unknown_words: [],
  left_out: [],
  refused: [],
}

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

function above(reading: Partial<SearchReading>) {
  render(<SearchNotes reading={{ ...plain, ...reading }} toSearch={paths.searchProducts} />, {
    wrapper: MemoryRouter,
  })
  return screen.queryAllByRole('status').map(({ textContent }) => textContent)
}

describe('above the results', () => {
  it('nothing stands where the words were searched as typed', () => {
    expect(above({})).toEqual([])
    expect(links()).toEqual([])
  })

  it('says what was searched for what, and what was left out', () => {
    const [said] = above({
      corrections: [
        { typed: 'losartn', searched: 'losartan', kind: 'spelling' },
        { typed: 'hilo', searched: 'dizziness', kind: 'translation' },
        { typed: 'biogesic', searched: 'paracetamol', kind: 'brand' },
      ],
      left_out: ['syrup'],
    })
    expect(said).toContain('Nothing was found for “losartn”, so these are results for losartan.')
    expect(said).toContain('We searched for dizziness, the word on labels, instead of “hilo”')
    expect(said).toContain('“biogesic” is not sold here. These contain paracetamol')
    expect(said).toContain('Nothing matches “syrup” as well')
  })

  it('another spelling is a link', () => {
    above({ suggestions: [{ keyword: 'metoprolol', without: [] }] })
    expect(screen.queryByText(/Did you mean/)).not.toBeNull()
    expect(links()).toEqual([['metoprolol', '/search/products/metoprolol']])
  })

  it.each([
    [{ typed: 'rivotril', is_exact: true }, 'Rivotril (clonazepam) can’t be sold online.'],
    [{ typed: 'clonazepam', is_exact: true }, 'Clonazepam can’t be sold online.'],
    [{ typed: 'clonazepan', is_exact: false }, 'Did you mean clonazepam? It can’t be sold online.'],
  ])('%j is explained, with ways to a pharmacy and a doctor', (typed, sentence) => {
    const [said] = above({ refused: [{ name: 'clonazepam', law: 'RA 9165', ...typed }] })
    expect(said).toContain(sentence)
    expect(said).toContain('RA 9165')
    expect(links().map(([, to]) => to)).toEqual([paths.pharmacies(), paths.doctors()])
  })
})

describe('where nothing was found', () => {
  const show = (keyword: string, reading: Partial<SearchReading>) =>
    render(
      <NothingFound keyword={keyword} reading={{ ...plain, ...reading }} toSearch={paths.searchProducts} />,
      { wrapper: MemoryRouter },
    )

  it('the word that nothing has is named, and fewer words are a link', () => {
    const found = { unknown_words: ['zzz'], suggestions: [{ keyword: 'losartan', without: ['zzz'] }] }
    show('losartan zzz', found)
    expect(hintFor('losartan zzz', { ...plain, ...found })).toBe('No product matches “zzz”.')
    expect(links()).toEqual([['losartan', '/search/products/losartan']])
  })

  it('a word that was all there was to search is not named once more below the heading', () => {
    show('Zzzq', { unknown_words: ['zzzq'] })
    expect(screen.queryByText(/No product matches/)).toBeNull()
    show('zzzq yyyq', { unknown_words: ['zzzq', 'yyyq'] })
    expect(screen.getByText('No product matches “zzzq”, “yyyq”.')).toBeTruthy()
  })

  it('places that were asked for are links', () => {
    show('pharmacy near me', {})
    expect(links()).toEqual([['All pharmacies', paths.pharmacies()]])
    expect(hintFor('pharmacy near me', plain)).toMatch(/place/)
  })
})
