import * as security from '@botika/common/messages/account-security'
import type { SecondFactor } from '@botika/common/second-factor/endpoints'
import type { User } from '@botika/common/session/endpoints'
import { useState } from 'react'
import { formatDate } from '../lib/language/dates'
import { t } from '../lib/language/text'
import { useQuery } from '../lib/useQuery'
import { Notice } from '../ui/Notice'
import { QueryResult } from '../ui/QueryResult'
import { useToast } from '../ui/toast/atoms'
import ui from '../ui/ui.module.css'
import { Enrolment } from './Enrolment'
import { ProofForm } from './ProofForm'
import { RecoveryCodes } from './RecoveryCodes'

type Doing = 'enrol' | 'renew' | 'off' | null

export function TwoStepLogin({ user }: { user: User }) {
  const query = useQuery(`second factor ${user.id}`, async (signal) =>
    (await import('./calls')).askSecondFactor(signal),
  )
  const [doing, setDoing] = useState<Doing>(null)
  const [codes, setCodes] = useState<{ title: string; codes: string[] } | null>(null)
  const showToast = useToast()
  const over = () => {
    setDoing(null)
    query.retry()
  }
  return (
    <section className={`${ui.card} ${ui.stack}`} aria-labelledby="two-step">
      <h2 id="two-step">{t(security.twoStepLogin)}</h2>
      <p className={ui.muted}>{t(security.whatTwoStepIs)}</p>
      <QueryResult query={query}>
        {(factor) => {
          if (codes)
            return (
              <RecoveryCodes
                {...codes}
                onKept={async () => {
                  setCodes(null)
                  over()
                  await (await import('./calls')).askWhoIsHere()
                }}
              />
            )
          const asked = { user, name: 'current_password', onCancel: () => setDoing(null) } as const
          if (doing === 'enrol')
            return (
              <Enrolment
                user={user}
                onCancel={asked.onCancel}
                onEnrolled={(made) => setCodes({ title: t(security.keepTheseCodes), codes: made })}
              />
            )
          if (doing === 'renew')
            return (
              <ProofForm
                {...asked}
                hint={t(security.otherCodesEnd)}
                action={t(security.newCodes)}
                send={async ({ renewRecoveryCodes }, proof) => {
                  const made = await renewRecoveryCodes(proof)
                  setCodes({ title: t(security.theseAreYourCodes), codes: made.recovery_codes })
                }}
              />
            )
          if (doing === 'off')
            return (
              <ProofForm
                {...asked}
                hint={t(security.passwordAloneThen)}
                action={t(security.turnOff)}
                isDangerous
                send={async ({ turnSecondFactorOff }, proof) => {
                  await turnSecondFactorOff(proof)
                  showToast(t(security.isOff), 'success')
                  over()
                }}
              />
            )
          return <Standing factor={factor} onChoose={setDoing} />
        }}
      </QueryResult>
    </section>
  )
}

function Standing({ factor, onChoose }: { factor: SecondFactor; onChoose: (doing: Doing) => void }) {
  if (!factor.is_on)
    return (
      <>
        {factor.is_required ? <Notice tone="warn">{t(security.itIsRequired)}</Notice> : null}
        <p>
          <button type="button" className={ui.primary} onClick={() => onChoose('enrol')}>
            {t(security.setItUp)}
          </button>
        </p>
      </>
    )
  const day = formatDate(factor.since ?? '')
  return (
    <>
      <p>{t(security.onSince, { day, left: factor.recovery_codes_left })}</p>
      <div className={ui.row}>
        <button type="button" className={ui.outline} onClick={() => onChoose('renew')}>
          {t(security.newCodes)}
        </button>
        <button type="button" className={ui.danger} onClick={() => onChoose('off')}>
          {t(security.turnOff)}
        </button>
      </div>
    </>
  )
}
