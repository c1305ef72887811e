import { describe, expect, it } from 'vitest'
import { contact, fieldErrors, passwordLinks, preregisters, users } from './calls'

describe('what is wrong with a form', () => {
  it('is said once a field, in plain words', () => {
    expect(fieldErrors(contact.send.body, { email: 'ana' })).toEqual({
      name: 'Please fill this in',
      email: 'Please type an email address such as ana@example.com',
      message: 'Please fill this in',
    })
  })

  it('is nothing when what is optional is left out', () => {
    const person = { name: 'Ana Cruz', email: 'ana@example.com' }
    expect(fieldErrors(contact.send.body, { ...person, message: 'Hello' })).toEqual({})
    const pharmacy = { pharmacy_name: 'Botika Ana', contact_number: '0917 123 4567' }
    expect(fieldErrors(preregisters.create.body, { ...person, ...pharmacy })).toEqual({})
  })

  it('names a number that cannot be called', () => {
    const body = { pharmacy_name: 'Botika Ana', name: 'Ana', email: 'a@b.ph', contact_number: 'call me' }
    expect(fieldErrors(preregisters.create.body, body)).toEqual({
      contact_number: 'Please type a phone number such as 0917 123 4567',
    })
  })

  it('names a password that is too short', () => {
    const person = { first_name: 'Ana', last_name: 'Cruz', email: 'ana@example.com', password: 'short' }
    expect(fieldErrors(users.create.body, person)).toEqual({
      password: 'Please choose at least 8 characters',
    })
    expect(fieldErrors(passwordLinks.reset.body, { token: 'x', password: 'short' })).toHaveProperty(
      'password',
    )
  })
})
