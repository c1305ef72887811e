import * as security from '@botika/common/messages/account-security'
import type { User } from '@botika/common/session/endpoints'
import type { OwnSession } from '@botika/common/session/own-endpoints'
import { formatDateTime } from '@botika/common/time'
import { t } from '../lib/language/text'
import { useQuery } from '../lib/useQuery'
import { Icon } from '../ui/Icon'
import { QuestionButton } from '../ui/toast/QuestionButton'
import { QueryResult } from '../ui/QueryResult'
import { useAction } from '../ui/toast/useAction'
import ui from '../ui/ui.module.css'

const nameOf = ({ browser, system }: OwnSession) =>
  browser && system
    ? t(security.browserOnSystem, { browser, system })
    : (browser ?? system ?? t(security.unknownDevice))

export function Devices({ user }: { user: User }) {
  const query = useQuery(`sessions ${user.id}`, async (signal) =>
    (await import('./calls')).askSessions(signal),
  )
  const { isBusy, attempt } = useAction()
  const endOthers = () =>
    attempt(async () => {
      await (await import('./calls')).endOtherSessions()
      query.retry()
    }, t(security.allOthersAreLoggedOut))
  return (
    <section className={`${ui.card} ${ui.stack}`} aria-labelledby="devices">
      <h2 id="devices">{t(security.whereYouAreLoggedIn)}</h2>
      <p className={ui.muted}>{t(security.whatWeKeepOfDevices)}</p>
      <QueryResult query={query}>
        {({ data }) => (
          <>
            <ul className={ui.stack}>
              {data.map((session) => (
                <li key={session.id}>
                  <Device session={session} onEnded={query.retry} />
                </li>
              ))}
            </ul>
            {data.length > 1 ? (
              <p>
                <button
                  type="button"
                  className={ui.outline}
                  aria-busy={isBusy}
                  onClick={() => void endOthers()}
                >
                  <Icon name="logout" size={18} /> {t(security.logOutAllOthers)}
                </button>
              </p>
            ) : null}
          </>
        )}
      </QueryResult>
    </section>
  )
}

function Device({ session, onEnded }: { session: OwnSession; onEnded: () => void }) {
  const device = nameOf(session)
  return (
    <div className={ui.between}>
      <div>
        <b>{device}</b>
        <p className={ui.small}>
          {t(security.sinceAndLastUsed, {
            began: formatDateTime(session.began_at),
            used: formatDateTime(session.last_used_at),
          })}
        </p>
      </div>
      {session.is_current ? (
        <span className={`${ui.badge} ${ui.good}`}>{t(security.thisDevice)}</span>
      ) : (
        <QuestionButton
          className={ui.quiet}
          title={t(security.logOutDevice, { device })}
          text={t(security.itAsksForThePassword)}
          action={t(security.yesLogOut)}
          work={async () => (await import('./calls')).endSession(session.id).then(onEnded)}
          done={t(security.deviceIsLoggedOut, { device })}
        >
          {t(security.logOut)}
          <span className={ui.hidden}> {device}</span>
        </QuestionButton>
      )}
    </div>
  )
}
