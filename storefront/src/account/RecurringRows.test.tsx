import type { RecurringOrder } from '@botika/common/recurring-orders/schema'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { problems } from '../lib/language/problems'
import { knowProblems } from '../lib/language/told'
import { speakBy } from '../lib/language/words'
import { RecurringRows } from './RecurringRows'

afterEach(() => speakBy(() => 'en'))

it('says in the reader’s language why the last date brought no order', () => {
  speakBy(() => 'fil')
  knowProblems(problems)
  const row = { id: 1, status: 'active', recurring_option: 'weekly', occurrences: 1, orderItems: [] }
  render(
    <MemoryRouter>
      <RecurringRows
        rows={[{ ...row, last_problem: 'Losartan is sold out.' } as unknown as RecurringOrder]}
        onChanged={() => undefined}
      />
    </MemoryRouter>,
  )
  expect(screen.getByText('Ubos na ang Losartan.')).toBeTruthy()
})
