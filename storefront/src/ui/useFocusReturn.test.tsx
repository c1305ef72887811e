import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { useFocusReturn } from './useFocusReturn'

function Page() {
  const place = useFocusReturn<HTMLDivElement>()
  const [rows, setRows] = useState(['One', 'Two', 'Three'])
  const [opened, setOpened] = useState('')
  return (
    <div ref={place}>
      <h1>Things</h1>
      {rows.length > 0 ? (
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <a href="/">{row}</a>
              {opened === row ? (
                <button key="send" onClick={() => setOpened('')}>
                  Send
                </button>
              ) : (
                <button key="open" onClick={() => setOpened(row)}>
                  Open {row}
                </button>
              )}
              <button onClick={() => setRows(rows.filter((one) => one !== row))}>Remove {row}</button>
            </li>
          ))}
        </ul>
      ) : (
        <p>Nothing</p>
      )}
    </div>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const focused = () => document.activeElement?.textContent

it('goes on at the row that takes the place of a removed one, then the last, then the heading', async () => {
  render(<Page />)
  await press('Remove Two')
  await waitFor(() => expect(focused()).toBe('Three'))
  await press('Remove Three')
  await waitFor(() => expect(focused()).toBe('One'))
  await press('Remove One')
  await waitFor(() => expect(focused()).toBe('Things'))
})

it('stays in the row whose form has closed', async () => {
  render(<Page />)
  await press('Open Two')
  await waitFor(() => expect(focused()).toBe('Two'))
  await press('Send')
  await waitFor(() => expect(focused()).toBe('Two'))
})
