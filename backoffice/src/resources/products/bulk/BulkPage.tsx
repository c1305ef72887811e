import { bulk as bulkMessages, fields, shared, shell } from '@botika/common/messages/office'
import { Alert, Box, Button, LinearProgress, Step, StepLabel, Stepper, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useBasename, useCanAccess, useCreatePath, useDataProvider } from 'react-admin'
import { Link } from 'react-router-dom'
import { NotFound } from '../../../ui/NotFound'
import { BackLink } from '../../../ui/BackLink'
import { PageTitle } from '../../../ui/PageTitle'
import { Panel } from '../../../ui/Panel'
import { PharmacyChoice } from '../../../ui/PharmacyChoice'
import { LeaveQuestion } from '../../../collection/form/LeaveQuestion'
import { useTranslations } from '../../../lib/language/useTranslations'
import { CheckStep } from './CheckStep'
import { ChooseStep } from './ChooseStep'
import { ColumnsStep } from './ColumnsStep'
import { UploadResult } from './UploadResult'
import { changedRows } from './error-sheet'
import { type Bulk, STOPPED, useBulk } from './useBulk'
import { useQuery } from '@tanstack/react-query'
import { CALLS } from '../../../provider/calls'
import type { BotikaDataProvider } from '../../../provider/data-provider'

function EarlierUploads() {
  const t = useTranslations()
  const provider = useDataProvider<BotikaDataProvider>()
  const { data } = useQuery({
    queryKey: ['bulk', 'list'],
    queryFn: ({ signal }) => provider.call(CALLS.bulk.list, { query: { per_page: 10 } }, { signal }),
  })
  if (!data || data.data.length === 0) return null
  return (
    <Panel title={t(bulkMessages.earlierUploads)}>
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, m: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {data.data.map((report) => (
          <li key={report.id}>
            <UploadResult report={report} />
          </li>
        ))}
      </Box>
    </Panel>
  )
}

const STEPS = [bulkMessages.file, shared.columns, bulkMessages.check, shared.done] as const
const NUMBER = { choose: 0, columns: 1, check: 2, done: 3 } as const

export function BulkPage() {
  const { canAccess, isPending } = useCanAccess({ resource: 'products', action: 'bulk' })
  if (isPending) return null
  return canAccess ? <BulkWizard /> : <NotFound />
}

function BulkWizard() {
  const t = useTranslations()
  const isAdmin = useBasename() === '/admin'
  const [pharmacyId, setPharmacyId] = useState<number | null>(null)
  const [status, setStatus] = useState<'draft' | 'live'>('live')
  const bulk = useBulk({ pharmacyId, status })
  const { step, problem, work } = bulk
  return (
    <>
      <PageTitle
        title={t(shell.bulkAddProduct)}
        above={<BackLink resource="products">{t(fields.products)}</BackLink>}
      />
      <Stepper activeStep={NUMBER[step.name]} alternativeLabel sx={{ mb: 3, mx: { xs: -1, sm: 0 } }}>
        {STEPS.map((name, at) => (
          <Step key={at}>
            {/* four words share a phone's line, however large the letters */}
            <StepLabel sx={{ '& .MuiStepLabel-label': { fontSize: 'min(0.875rem, 4.6vw)' } }}>
              {t(name)}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      <UnsavedGuard
        isHeld={step.name === 'check' && step.errorSheet !== null && changedRows(step.errorSheet).length > 0}
      />
      {problem && (
        <Alert severity={problem === STOPPED ? 'info' : 'error'} sx={{ mb: 2 }}>
          {typeof problem === 'string' ? problem : t(problem)}
        </Alert>
      )}
      {work ? (
        <Working bulk={bulk} work={work} />
      ) : (
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
          {step.name === 'choose' && (
            <>
              {isAdmin && <PharmacyChoice value={pharmacyId} onChange={setPharmacyId} />}
              <ChooseStep
                status={status}
                onStatus={setStatus}
                disabledReason={
                  isAdmin && pharmacyId === null ? t(bulkMessages.pleaseChooseThePharmacyFirst) : null
                }
                onChoose={(file) => void bulk.choose(file)}
              />
              <EarlierUploads />
            </>
          )}
          {step.name === 'columns' && (
            <ColumnsStep
              columns={step.columns}
              onMatch={(choice) => void bulk.match(choice)}
              onBack={bulk.startOver}
            />
          )}
          {step.name === 'check' && (
            <CheckStep report={step.report} errorSheet={step.errorSheet} bulk={bulk} />
          )}
          {step.name === 'done' && <Done bulk={bulk} reports={step.reports} />}
        </Box>
      )}
    </>
  )
}

function UnsavedGuard({ isHeld }: { isHeld: boolean }) {
  useEffect(() => {
    if (!isHeld) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isHeld])
  return <LeaveQuestion mustAsk={() => isHeld} />
}

function Working({ bulk, work }: { bulk: Bulk; work: NonNullable<Bulk['work']> }) {
  const t = useTranslations()
  const percent = Math.round(work.share * 100)
  const isSent = percent === 100
  return (
    <Panel title={`${t(work.doing)} ${bulk.fileName}`}>
      <LinearProgress
        aria-label={t(work.doing)}
        variant={isSent ? 'indeterminate' : 'determinate'}
        value={percent}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
        <Typography component="output" color="textSecondary" sx={{ flex: 1 }}>
          {isSent ? t(bulkMessages.sentGoingThroughItRow) : t(bulkMessages.percentSent, { percent })}
        </Typography>
        <Button variant="outlined" onClick={bulk.stop}>
          {t(shared.stop)}
        </Button>
      </Box>
    </Panel>
  )
}

function Done({ bulk, reports }: { bulk: Bulk; reports: Parameters<typeof UploadResult>[0]['report'][] }) {
  const t = useTranslations()
  const createPath = useCreatePath()
  return (
    <Panel title={t(bulkMessages.yourFileWasSaved)}>
      {reports.map((report) => (
        <UploadResult key={report.id} report={report} onUndone={bulk.forgetProblem} />
      ))}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 2 }}>
        <Button
          variant="contained"
          size="large"
          component={Link}
          to={createPath({ resource: 'products', type: 'list' })}
        >
          {t(bulkMessages.goToTheProducts)}
        </Button>
        <Button size="large" onClick={bulk.startOver}>
          {t(bulkMessages.chooseAnotherFile)}
        </Button>
      </Box>
    </Panel>
  )
}
