import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepFocus } from './useFocusReturn'

let keeper: { stop: () => void }
beforeEach(() => {
  document.body.innerHTML =
    '<nav><a href="#x" id="menu">Menu</a></nav><main tabindex="-1"><div id="card"></div></main>'
  keeper = keepFocus(document)
})
afterEach(() => keeper.stop())

const byId = (id: string) => document.getElementById(id) as HTMLElement
const button = (id: string, within = byId('card')) => {
  const made = document.createElement('button')
  made.id = id
  within.append(made)
  return made
}
/** Observers run after the change. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the focus', () => {
  it('comes back to a button that was busy', async () => {
    const save = button('save')
    save.focus()
    save.disabled = true
    await settled()
    expect(document.activeElement).toBe(byId('card'))
    save.disabled = false
    await settled()
    expect(document.activeElement).toBe(save)
    expect(byId('card').hasAttribute('tabindex')).toBe(false)
    expect(byId('card').hasAttribute('style')).toBe(false)
  })

  it('stays where a button was that is gone, and before that where it is still possible', async () => {
    const open = button('open')
    open.focus()
    const dialog = document.createElement('div')
    dialog.setAttribute('role', 'dialog')
    document.body.append(dialog)
    const confirm = button('confirm', dialog)
    confirm.focus()
    open.remove()
    dialog.remove()
    await settled()
    expect(document.activeElement).toBe(byId('card'))
  })

  it('goes to the page when all that was worked on is gone', async () => {
    button('row').focus()
    byId('card').remove()
    await settled()
    expect(document.activeElement).toBe(document.querySelector('main'))
  })

  it('is left alone where somebody has gone on, or clicked beside everything', async () => {
    const save = button('save')
    save.focus()
    byId('menu').focus()
    save.remove()
    await settled()
    expect(document.activeElement).toBe(byId('menu'))

    const other = button('other')
    other.focus()
    other.blur()
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    other.remove()
    await settled()
    expect(document.activeElement).toBe(document.body)
  })
})
