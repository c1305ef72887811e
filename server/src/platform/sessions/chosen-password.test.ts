import { expect, it } from 'vitest'
import { passwordFault } from './chosen-password'

it.each([
  'password',
  'Password',
  '12345678',
  '87654321',
  'aaaaaaaa',
  'abcabcabc',
  '        ',
  'qwertyuiop',
  'botika-demo',
  'iloveyou',
  'trustno1',
  'jennifer',
  'jerome1987',
  'Pilipinas2026',
  'ana.reyes@example.com',
  'ana.reyes',
])('refuses %j', (password) => {
  expect(passwordFault(password, 'Ana.Reyes@example.com')).toMatch(/password/)
})

it.each(['four green words', 'a new password', 'tall green mango', 'Tr0ub4dor&3', 'ana.reyes likes mangoes'])(
  'takes %j',
  (password) => {
    expect(passwordFault(password, 'ana.reyes@example.com')).toBeNull()
  },
)
