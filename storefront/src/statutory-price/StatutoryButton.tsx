import * as pricing from '@botika/common/messages/pricing'
import * as ui from '@botika/common/messages/ui'
import { Suspense, useState } from 'react'
import { t } from '../lib/language/words'
import { useAtomValue } from '../lib/store'
import { Icon } from '../ui/Icon'
import { showsStatutoryAtom } from './atoms'
import { StatutoryDialog } from './lazily'

export function StatutoryButton({ className }: { className?: string | undefined }) {
  const isOn = useAtomValue(showsStatutoryAtom)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name={isOn ? 'check' : 'info'} size={18} />{' '}
        {isOn ? t(pricing.seniorAndPwdPricesAreShown) : t(ui.showSeniorAndPwdPrices)}
      </button>
      {isOpen ? (
        <Suspense>
          <StatutoryDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
