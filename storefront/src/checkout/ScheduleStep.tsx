import * as checkout from '@botika/common/messages/checkout'
import { RECURRING_OPTIONS } from '@botika/common/recurring-orders/rules'
import { formatDate, manilaDay } from '@botika/common/time'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { RECURRING_LABELS } from '../lib/order-words'
import { t } from '../lib/language/words'
import { Field } from '../ui/Field'
import styles from '../ui/Field.module.css'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import type { CheckoutForm } from './form'
import { daysOf, latestFirstDay } from './schedule'

const SHOWN_DAYS = 3

/** How often it comes, from when, and until when. */
export function ScheduleStep() {
  const { register, watch, setValue, clearErrors, formState } = useFormContext<CheckoutForm>()
  const { errors } = formState
  const [recurring_option, first_due_on, last_due_on] = watch([
    'recurring_option',
    'first_due_on',
    'last_due_on',
  ])
  const [hasEnd, setHasEnd] = useState(last_due_on !== '')
  const [now] = useState(() => new Date())
  const days = daysOf({ recurring_option, first_due_on, last_due_on }, SHOWN_DAYS, now)

  function setEnd(wanted: boolean) {
    setHasEnd(wanted)
    if (wanted) return
    setValue('last_due_on', '', { shouldDirty: true })
    clearErrors('last_due_on')
  }

  return (
    <>
      <fieldset>
        <legend className={styles.legend}>{t(checkout.howOften)}</legend>
        <div className={styles.choices}>
          {RECURRING_OPTIONS.map((option) => (
            <label key={option} className={styles.choice}>
              <input type="radio" value={option} {...register('recurring_option')} />
              <b>{t(RECURRING_LABELS[option])}</b>
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        label={t(checkout.firstOrderOn)}
        type="date"
        min={manilaDay(now)}
        max={latestFirstDay(now)}
        isOptional
        hint={t(checkout.leaveItEmptyToHaveTheFirst)}
        error={errors.first_due_on?.message}
        {...register('first_due_on')}
      />
      <fieldset>
        <legend className={styles.legend}>{t(checkout.untilWhen)}</legend>
        <div className={styles.choices}>
          <label className={styles.choice}>
            <input type="radio" name="end" checked={!hasEnd} onChange={() => setEnd(false)} />
            <b>{t(checkout.untilIStopIt)}</b>
            <small>{t(checkout.oneTapInYourAccount)}</small>
          </label>
          <label className={styles.choice}>
            <input type="radio" name="end" checked={hasEnd} onChange={() => setEnd(true)} />
            <b>{t(checkout.untilADay)}</b>
            <small>{t(checkout.forATreatmentThatEnds)}</small>
          </label>
          {hasEnd ? (
            <Field
              label={t(checkout.noOrderAfter)}
              type="date"
              min={first_due_on || manilaDay(now)}
              error={errors.last_due_on?.message}
              {...register('last_due_on')}
            />
          ) : null}
        </div>
      </fieldset>
      {days.length > 0 ? (
        <p className={ui.notice} role="status">
          <Icon name="calendar" />
          <span>
            {t(
              days.length < SHOWN_DAYS ? checkout.ordersOnDaysEachIsChecked : checkout.theFirstOrdersDaysEach,
              {
                days: days.map((day) => formatDate(day)).join(' · '),
              },
            )}
          </span>
        </p>
      ) : null}
    </>
  )
}
