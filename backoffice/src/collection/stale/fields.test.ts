import * as office from '@botika/common/messages/office/fields'
import { expect, it } from 'vitest'
import { spec } from '../../resources/preregisters/spec'
import { formFields } from './fields'

it('tells two decisions on an application in its words, and not what is only shown', () => {
  const fields = formFields(spec, '/admin')
  const status = fields.find(({ source }) => source === 'status')
  expect(status?.label).toBe(office.status)
  expect(status).toMatchObject({ choices: expect.arrayContaining([expect.anything()]) })
  expect(fields.some(({ source }) => source === 'created_at')).toBe(false)
})
