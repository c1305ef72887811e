import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSteps, useSteps } from './useSteps'

beforeEach(() => window.history.replaceState({ key: 'abc', usr: null }, '', '/cart/checkout'))

const start = (furthest = 3) => renderHook(() => useSteps(vi.fn<() => void>(), furthest)).result
type Steps = ReturnType<typeof start>

const at = ({ current: { step, reached } }: Steps) => ({ step, reached })
const go = (steps: Steps, to: number) => act(() => steps.current.go(to))
/** As the browser does when one goes back to an entry. */
const popTo = (state: unknown, path = '/cart/checkout') =>
  act(() => {
    window.history.replaceState(state, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  })

it('makes each step an entry of the same visit', () => {
  const steps = start()
  go(steps, 1)
  go(steps, 2)
  expect(at(steps)).toEqual({ step: 2, reached: 2 })
  expect(window.history.state).toEqual({ key: 'abc', usr: null, step: 2, from: 1, depth: 2 })
})

it('goes back and forth with the browser, but never further than one has been', () => {
  const steps = start()
  go(steps, 1)
  popTo({ key: 'abc' })
  expect(at(steps)).toEqual({ step: 0, reached: 1 })
  popTo({ key: 'abc', step: 1, from: 0 })
  expect(at(steps).step).toBe(1)
  popTo({ key: 'abc', step: 3, from: 2 })
  expect(at(steps)).toEqual({ step: 1, reached: 1 })
})

describe('after a reload', () => {
  beforeEach(() => window.history.replaceState({ key: 'abc', usr: null, step: 3, from: 2, depth: 3 }, ''))

  it('is at the step where it was, and leads back as before', () => {
    const steps = start()
    expect(at(steps)).toEqual({ step: 3, reached: 3 })
    popTo({ key: 'abc', step: 1, from: 0, depth: 1 })
    expect(at(steps)).toEqual({ step: 1, reached: 3 })
  })

  it('is no further than where something has to be typed again', () => {
    const steps = start(2)
    expect(at(steps)).toEqual({ step: 2, reached: 2 })
    popTo({ key: 'abc', step: 3, from: 2, depth: 3 })
    expect(at(steps).step).toBe(2)
  })
})

it('stays out of it when one leaves the page', () => {
  const steps = start()
  go(steps, 2)
  popTo({ key: 'def' }, '/cart')
  expect(at(steps).step).toBe(2)
})

it('goes back in the history where the step before is what one comes from, else to the step before', () => {
  const steps = start()
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined)
  go(steps, 1)
  act(() => steps.current.back())
  expect(back).toHaveBeenCalledTimes(1)
  go(steps, 3)
  act(() => steps.current.back())
  expect(back).toHaveBeenCalledTimes(1)
  expect(at(steps).step).toBe(2)
  back.mockRestore()
})

it('leaves no step behind when the page is done: it goes back to the entry of the first one', async () => {
  const steps = start()
  const before = window.history.length
  go(steps, 1)
  go(steps, 2)
  go(steps, 1)
  await leaveSteps()
  expect(window.history.state).toEqual({ key: 'abc', usr: null })
  expect(window.history.length).toBe(before + 3)
  await leaveSteps()
  expect(window.history.state).toEqual({ key: 'abc', usr: null })
})

it('does not wait for a history that has forgotten the first step', async () => {
  start()
  window.history.replaceState({ key: 'abc', step: 40, from: 39, depth: 4000 }, '')
  await leaveSteps()
  expect(window.history.state).toMatchObject({ step: 40 })
})
