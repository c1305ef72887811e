import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { InlineFacts } from './InlineFacts'

it('sets no dot for what is empty: an order that is picked up goes to no city', () => {
  const { container } = render(
    <InlineFacts>
      {'BTK-1'}
      {''}
      {null}
      {'Today'}
    </InlineFacts>,
  )
  const facts = [...container.querySelectorAll('.fact')].map((one) => one.textContent)
  expect(facts).toEqual(['BTK-1 ', 'Today '])
})
