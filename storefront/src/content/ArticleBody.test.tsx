import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ArticleBody } from './ArticleBody'

describe('the body of an article', () => {
  it('shows headings and paragraphs', () => {
    render(<ArticleBody text={'Rest and drink.\n\n## At home\nSleep under a net.'} />)
    expect(screen.getByRole('heading', { level: 2, name: 'At home' }).id).toBe('at-home')
    expect(screen.getByText('Sleep under a net.').tagName).toBe('P')
  })

  it('shows lists and strong words', () => {
    const { container } = render(<ArticleBody text={'Take:\n- **plenty** of water\n- rest'} />)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'plenty of water',
      'rest',
    ])
    expect(container.querySelector('li strong')?.textContent).toBe('plenty')
  })

  it('shows what looks like HTML as the characters it is', () => {
    const { container } = render(
      <ArticleBody text={'<img src=x onerror=alert(1)> & <b>bold</b>\n\n## <script>alert(1)</script>'} />,
    )
    expect(container.querySelector('img, b, script')).toBeNull()
    expect(screen.getByText('<img src=x onerror=alert(1)> & <b>bold</b>')).toBeTruthy()
    expect(screen.getByRole('heading').textContent).toBe('<script>alert(1)</script>')
  })
})
