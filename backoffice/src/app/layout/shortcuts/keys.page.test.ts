import { describe, expect, it } from 'vitest'
import { MENUS } from '../menu'
import { beginsSequence, isWriting, SHORTCUTS, shortcutFor } from './keys'

describe('shortcuts', () => {
  it('are one key, or one after another', () => {
    expect(shortcutFor('?', null)?.on).toBe('help')
    expect(shortcutFor('o', 'g')?.to).toBe('/orders')
    expect(shortcutFor('o', null)).toBeUndefined()
    expect(shortcutFor('j', 'g')).toBeUndefined()
    expect(beginsSequence('g')).toBe(true)
  })

  it('are never said twice', () => {
    const keys = SHORTCUTS.map((shortcut) => shortcut.keys.join(' '))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('stay out of the way of writing', () => {
    const made = (markup: string) => {
      document.body.innerHTML = markup
      return document.body.firstElementChild
    }
    expect(isWriting(made('<input type="search">'))).toBe(true)
    expect(isWriting(made('<textarea></textarea>'))).toBe(true)
    expect(isWriting(made('<input type="checkbox">'))).toBe(false)
    expect(isWriting(made('<button>x</button>'))).toBe(false)
  })

  it('lead to screens that are in the menu of sellers', () => {
    const entries = MENUS['/seller'].flatMap((section) => section.entries.map(({ to }) => to))
    const places = SHORTCUTS.flatMap(({ to }) => (to === undefined ? [] : [to]))
    expect(places.filter((to) => !entries.includes(to))).toEqual([])
  })
})
