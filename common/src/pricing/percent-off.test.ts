import { expect, it } from 'vitest'
import { percentOff } from './percent-off'

it.each([
  ['is rounded down, not to the nearest', 10_000, 9_050, 9],
  ['is a whole number as it is', 37_350, 33_615, 10],
  ['forgives what was rounded to the centavo', 1_995, 1_796, 10],
  ['forgives no more than that', 1_000, 901, 9],
  ['is nothing below one percent', 10_000, 9_990, 0],
  ['is everything where nothing is paid', 500, 0, 100],
  ['is nothing where nothing is taken off', 500, 500, 0],
  ['is nothing where the price went up', 500, 600, 0],
  ['is nothing of nothing', 0, 0, 0],
  ['is as exact for prices of one tablet', 1.1, 0.99, 10],
])('%s', (_, before, now, percent) => {
  expect(percentOff(before, now)).toBe(percent)
})
