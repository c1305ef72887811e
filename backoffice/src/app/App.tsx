import * as shell from '@botika/common/messages/office/shell'
import * as shared from '@botika/common/messages/office/shared'
import { officeOf } from '@botika/common/roles/roles'
import { lazy, Suspense } from 'react'
import { type Location, Navigate, useLocation } from 'react-router-dom'
import { Splash } from './layout/Splash'
import { Office } from './Office'
import { useSession } from '../provider/useSession'
import Button from '@mui/material/Button'
import { MinimalPage } from '../ui/brand/MinimalPage'
import { Notice } from '../ui/Notice'
import { useTranslations } from '../lib/language/useTranslations'

/** Comes with the page: nothing can be fetched now. */
const Unreachable = ({ onRetry }: { onRetry: () => void }) => (
  <MinimalPage>
    <UnreachableNotice onRetry={onRetry} />
  </MinimalPage>
)

function UnreachableNotice({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations()
  return (
    <Notice
      title={t(shell.weCouldNotReachThe)}
      action={
        <Button variant="contained" onClick={onRetry}>
          {t(shared.tryAgain)}
        </Button>
      }
    >
      {t(shell.checkYourConnectionAndTry)}
    </Notice>
  )
}

const EnrolFirst = lazy(() => import('./login/EnrolFirst').then((module) => ({ default: module.EnrolFirst })))

const NoOffice = lazy(() => import('./login/NoOffice').then(({ NoOffice }) => ({ default: NoOffice })))

type Place = Omit<Location, 'state'> & { state: { nextPathname?: string; nextSearch?: string } | null }

const placeBefore = (state: Place['state'], office: string) => ({
  pathname: state?.nextPathname ?? office,
  search: state?.nextSearch ?? '',
})

export function App() {
  const { known, ask } = useSession()
  const { pathname, search, hash, state } = useLocation() as Place
  if (known.state === 'asking') return <Splash />
  if (known.state === 'unreachable') return <Unreachable onRetry={ask} />
  const requested = pathname.startsWith('/admin') ? '/admin' : '/seller'
  const office = known.user ? officeOf(known.user) : requested
  if (known.user?.must_enrol) {
    return (
      <Suspense fallback={<Splash />}>
        <EnrolFirst />
      </Suspense>
    )
  }
  if (known.user && !office) {
    return (
      <Suspense fallback={<Splash />}>
        <NoOffice user={known.user} />
      </Suspense>
    )
  }
  if (office && office !== requested) {
    const wanted =
      pathname === `${requested}/login` ? placeBefore(state, requested) : { pathname, search, hash }
    return <Navigate to={{ ...wanted, pathname: wanted.pathname.replace(requested, office) }} replace />
  }
  return <Office key={requested} at={requested} />
}
