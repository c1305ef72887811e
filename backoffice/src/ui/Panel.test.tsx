import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Panel } from './Panel'

it('is a region that is called as its heading says', () => {
  render(
    <>
      <Panel title="Receiver">Ana</Panel>
      <Panel title="Delivery">By motorcycle</Panel>
    </>,
  )
  expect(within(screen.getByRole('region', { name: 'Receiver' })).getByText('Ana')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Delivery' })).getByText('By motorcycle')).toBeTruthy()
})
