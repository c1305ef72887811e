import * as checkout from '@botika/common/messages/checkout'
import type { Quote } from '@botika/common/quote/endpoints'
import { told } from '../lib/language/told'
import { unbroken } from '../lib/language/unbroken'
import { t } from '../lib/language/words'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'

export interface Trouble {
  detail: string
  /** What is not as it was shown, in sentences. */
  changes: readonly string[]
  /** True where nobody knows whether the order has arrived. */
  isUncertain?: boolean
}

interface Props {
  /** Why the order was not placed. */
  trouble: Trouble | null
  /** What the quote says about single lines. */
  problems: Quote['problems']
}

/** What stands in the way of the order. */
export function CheckoutNotices({ trouble, problems }: Props) {
  if (trouble) {
    const hasChanges = trouble.changes.length > 0
    return (
      <div className={ui.noticeBad} role="alert">
        <Icon name="alert" />
        <div>
          <p className={ui.strong}>
            {hasChanges ? t(checkout.somethingChangedSinceYouLooked) : told(trouble.detail)}
          </p>
          {hasChanges ? (
            <ul>
              {trouble.changes.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          ) : null}
          <p>
            {trouble.isUncertain
              ? t(checkout.itIsNotCertainThatYourOrder)
              : t(checkout.nothingWasOrderedAndWhatYouTyped)}
          </p>
        </div>
      </div>
    )
  }
  if (problems.length === 0) return null
  return (
    <div className={ui.noticeWarn} role="status">
      <Icon name="alert" />
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.inventory_id} ${problem.code}`}>{unbroken(told(problem.detail))}</li>
        ))}
      </ul>
    </div>
  )
}
