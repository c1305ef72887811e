import * as checkout from '@botika/common/messages/checkout'
import { RECURRING_OPTIONS } from '@botika/common/recurring-orders/rules'
import { manilaDay } from '@botika/common/time'
import { useState } from 'react'
import { formatDate } from '../lib/language/dates'
import { t } from '../lib/language/text'
import { RECURRING_LABELS } from '../lib/order-labels'
import { Notice } from '../ui/Notice'
import { Choice, Choices, FormField, useCheckout } from './form-fields'
import { daysOf, latestFirstDay } from './schedule'

const SHOWN_DAYS = 3

export function ScheduleStep() {
  const { register, watch, setValue, clearErrors } = useCheckout()
  const form = watch()
  const [hasEnd, setHasEnd] = useState(form.last_due_on !== '')
  const [now] = useState(() => new Date())
  const days = daysOf(form, SHOWN_DAYS, now)

  function removeEnd() {
    setHasEnd(false)
    setValue('last_due_on', '', { shouldDirty: true })
    clearErrors('last_due_on')
  }

  return (
    <>
      <Choices legend={t(checkout.howOften)}>
        {RECURRING_OPTIONS.map((option) => (
          <Choice
            key={option}
            value={option}
            label={t(RECURRING_LABELS[option])}
            {...register('recurring_option')}
          />
        ))}
      </Choices>
      <FormField
        name="first_due_on"
        label={t(checkout.firstOrderOn)}
        type="date"
        min={manilaDay(now)}
        max={latestFirstDay(now)}
        isOptional
        hint={t(checkout.leaveItEmptyToHaveTheFirst)}
      />
      <Choices legend={t(checkout.untilWhen)}>
        <Choice
          name="end"
          checked={!hasEnd}
          onChange={removeEnd}
          label={t(checkout.untilIStopIt)}
          hint={t(checkout.oneTapInYourAccount)}
        />
        <Choice
          name="end"
          checked={hasEnd}
          onChange={() => setHasEnd(true)}
          label={t(checkout.untilADay)}
          hint={t(checkout.forATreatmentThatEnds)}
        />
        {hasEnd ? (
          <FormField
            name="last_due_on"
            label={t(checkout.noOrderAfter)}
            type="date"
            min={form.first_due_on || manilaDay(now)}
          />
        ) : null}
      </Choices>
      {days.length > 0 ? (
        <Notice role="status" icon="calendar">
          {t(
            days.length < SHOWN_DAYS ? checkout.ordersOnDaysEachIsChecked : checkout.theFirstOrdersDaysEach,
            {
              days: days.map((day) => formatDate(day)).join(' · '),
            },
          )}
        </Notice>
      ) : null}
    </>
  )
}
