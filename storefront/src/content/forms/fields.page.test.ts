import { beforeEach, describe, expect, it } from 'vitest'
import { forgetDraft, saveDraft, readDraft } from './draft'
import { draftOf, fillEmpty, focusFirst, valuesOf } from './fields'

const formOf = (html: string) => {
  document.body.innerHTML = `<form>${html}</form>`
  return document.forms[0] as HTMLFormElement
}

describe('the fields of a form', () => {
  it('give what was typed, without what is blank', () => {
    const form = formOf(
      '<input name="name" value="Ana"><input name="subject" value="  "><textarea name="message">Hi</textarea>',
    )
    expect(valuesOf(form)).toEqual({ name: 'Ana', message: 'Hi' })
  })

  it('leave passwords out of a draft, also while they are shown', () => {
    const form = formOf(
      '<input name="email" value="a@b.ph"><input name="password" type="text" value="secret" data-secret>',
    )
    expect(draftOf(form)).toEqual({ email: 'a@b.ph' })
  })

  it('take a draft where nothing has been typed since', () => {
    const form = formOf(
      '<input name="name" value="Bea"><input name="email"><input name="password" data-secret>',
    )
    fillEmpty(form, { name: 'Ana', email: 'a@b.ph', password: 'secret', gone: 'x' })
    expect(valuesOf(form)).toEqual({ name: 'Bea', email: 'a@b.ph' })
  })

  it('take the focus at the first error', () => {
    const form = formOf('<input name="name"><input name="email"><input name="message">')
    focusFirst(form, { message: 'b', email: 'a', name: undefined })
    expect((document.activeElement as HTMLInputElement).name).toBe('email')
  })
})

describe('a draft', () => {
  beforeEach(() => sessionStorage.clear())

  it('is kept by the name of its form and forgotten when it is sent', () => {
    saveDraft('contact', { name: 'Ana' })
    expect(readDraft('contact')).toEqual({ name: 'Ana' })
    expect(readDraft('register')).toEqual({})
    forgetDraft('contact')
    expect(readDraft('contact')).toEqual({})
  })

  it('is nothing when something else lies there', () => {
    for (const text of ['{', 'null', '"x"', '{"name":1}']) {
      sessionStorage.setItem('draft.contact', text)
      expect(readDraft('contact')).toEqual({})
    }
  })
})
