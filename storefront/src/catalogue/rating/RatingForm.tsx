import * as catalogue from '@botika/common/messages/catalogue'
import * as uiMessages from '@botika/common/messages/ui'
import { Problem } from '@botika/common/http/problem'
import { useState } from 'react'
import { t } from '../../lib/language/text'
import { useToast } from '../../ui/toast/atoms'
import { TextField } from '../../ui/Field'
import { FormStatus } from '../../ui/FormStatus'
import { Icon } from '../../ui/Icon'
import ui from '../../ui/ui.module.css'
import { useSend } from '../../lib/useSend'
import { useAction } from '../../ui/toast/useAction'
import styles from './Rating.module.css'
import { Star } from './Stars'

interface Props {
  productId: number
  before: { stars: number; comment: string } | null
  onDone: () => void
}

const loadCalls = () => import('./calls')

const MEANINGS = [
  catalogue.ratedBad,
  catalogue.ratedNotGood,
  catalogue.ratedItWillDo,
  catalogue.ratedGood,
  catalogue.ratedVeryGood,
]

export function RatingForm({ productId, before, onDone }: Props) {
  const [stars, setStars] = useState(before?.stars ?? 0)
  const { isBusy, attempt } = useAction()
  const showToast = useToast()
  const sending = useSend(loadCalls, async ({ rate }, { comment = '' }) => {
    if (stars === 0) throw new Problem('invalid', t(catalogue.pleaseChooseHowManyStars))
    await rate(productId, { stars, comment })
    showToast(t(catalogue.thankYouYourRatingHelps), 'success')
    onDone()
  })
  const meaning = MEANINGS[stars - 1]
  const remove = () =>
    attempt(async () => {
      await (await loadCalls()).removeRating(productId)
      onDone()
    }, t(catalogue.yourRatingIsDeleted))
  return (
    <form className={ui.stack} {...sending.form}>
      <div className={ui.row}>
        <fieldset className={styles.choice}>
          <legend className={ui.hidden}>{t(catalogue.howManyStars)}</legend>
          {MEANINGS.map((meaning, index) => (
            <label key={index}>
              <input
                type="radio"
                name="stars"
                value={index + 1}
                checked={stars === index + 1}
                onChange={() => setStars(index + 1)}
                aria-label={`${index + 1}: ${t(meaning)}`}
              />
              <Star isFull={stars > index} size={32} />
            </label>
          ))}
        </fieldset>
        <b aria-hidden="true">{meaning ? t(meaning) : null}</b>
      </div>
      <TextField
        label={t(catalogue.whatShouldOthersKnow)}
        name="comment"
        isOptional
        maxLength={2000}
        rows={3}
        defaultValue={before?.comment ?? ''}
        error={sending.errors['comment']}
      />
      <p className={`${ui.muted} ${ui.small}`}>{t(catalogue.shownWithYourFirstName)}</p>
      <FormStatus sending={sending} />
      <div className={ui.row}>
        <button type="submit" className={ui.primary} aria-busy={sending.state === 'sending'}>
          {before ? t(catalogue.changeMyRating) : t(catalogue.sendMyRating)}
        </button>
        <button type="button" className={ui.outline} onClick={onDone}>
          {t(uiMessages.cancel)}
        </button>
        {before ? (
          <button type="button" className={ui.danger} aria-busy={isBusy} onClick={() => void remove()}>
            <Icon name="trash" size={18} /> {t(catalogue.deleteMyRating)}
          </button>
        ) : null}
      </div>
    </form>
  )
}
