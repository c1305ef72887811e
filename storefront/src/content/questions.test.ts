import { describe, expect, it } from 'vitest'
import { DELIVERY_OPTIONS } from '@botika/common/delivery'
import * as questions from '@botika/common/messages/questions'
import { t } from '../lib/language/text'
import { QUESTION_FACTS, QUESTION_GROUPS, SELLER_QUESTIONS } from './questions'

const all = [...QUESTION_GROUPS.flatMap(({ questions }) => questions), ...SELLER_QUESTIONS]

describe('the questions', () => {
  it('are each asked once', () => {
    expect(new Set(all.map(({ question }) => question)).size).toBe(all.length)
    expect(new Set(QUESTION_GROUPS.map(({ id }) => id)).size).toBe(QUESTION_GROUPS.length)
  })

  it('name the delivery fee that is charged', () => {
    const answer = all.find(({ question }) => question === questions.howMuchIsDelivery)?.answer
    expect(answer && t(answer, QUESTION_FACTS)).toContain(`₱${DELIVERY_OPTIONS[0].fee}`)
  })
})
