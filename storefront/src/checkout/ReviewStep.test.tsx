import { render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { type CheckoutForm, EMPTY_FORM } from './form'
import { ReviewStep } from './ReviewStep'

interface Shown extends Pick<CheckoutForm, 'delivery_option'> {
  isRecurring?: boolean
}

function Shown({ delivery_option, isRecurring = false }: Shown) {
  const form = useForm<CheckoutForm>({
    defaultValues: { ...EMPTY_FORM, delivery_option, address: '12 Kalayaan Street', city: 'Quezon City' },
  })
  return (
    <FormProvider {...form}>
      <ReviewStep
        isRecurring={isRecurring}
        pharmacies={['Botika Uno', 'Botika Dos']}
        onGo={() => undefined}
      />
    </FormProvider>
  )
}

const parts = (delivery_option: CheckoutForm['delivery_option']) => {
  render(<Shown delivery_option={delivery_option} />, { wrapper: MemoryRouter })
  return Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
}

it('says at which pharmacies an order waits for whoever picks it up', () => {
  const shown = parts('pick_up')
  expect(shown['Pick up at pharmacy']).toBe('Botika Uno, Botika Dos')
  // where they live is nobody's business
  expect(Object.values(shown).join()).not.toContain('Kalayaan')
})

it('says where else it is brought to', () => {
  const shown = parts('door_to_door')
  expect(shown['Door to door delivery']).toBe('12 Kalayaan Street, Quezon City')
  expect(shown).not.toHaveProperty('Pick up at pharmacy')
})

it('asks for a yes to another pharmacy, off by itself, which names the prescription; not for later orders', () => {
  const { unmount } = render(<Shown delivery_option="pick_up" />, { wrapper: MemoryRouter })
  const box = screen.getByRole('checkbox', {
    name: /another may, if it costs me no more.*can then see your prescription/,
  })
  expect(box).toHaveProperty('checked', false)
  unmount()
  render(<Shown delivery_option="pick_up" isRecurring />, { wrapper: MemoryRouter })
  expect(screen.queryByRole('checkbox')).toBeNull()
})
