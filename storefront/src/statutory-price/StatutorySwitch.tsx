import * as pricing from '@botika/common/messages/pricing'
import { t } from '../lib/language/text'
import { useAtom } from '../lib/store'
import fields from '../ui/Field.module.css'
import { showsStatutoryAtom } from './atoms'

export function StatutorySwitch({ label }: { label: string }) {
  const [isOn, setIsOn] = useAtom(showsStatutoryAtom)
  return (
    <label className={fields.choice}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => setIsOn(event.target.checked)}
      />
      <b>{label}</b>
      <small>{t(pricing.keptInThisBrowserTheId)}</small>
    </label>
  )
}
