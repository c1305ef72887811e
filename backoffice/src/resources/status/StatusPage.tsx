import * as messages from '@botika/common/messages/office/status'
import type { Status } from '@botika/common/status/endpoints'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useCanAccess, useDataProvider } from 'react-admin'
import { type Translate, useTranslations } from '../../lib/language/useTranslations'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { moment, since } from '../../ui/format'
import { FigureList } from '../../ui/FigureList'
import { Failed } from '../../ui/ListStates'
import { NotFound } from '../../ui/NotFound'
import { PageTitle } from '../../ui/PageTitle'
import { Panel } from '../../ui/Panel'

const EVERY_MS = 15_000
const LITTLE_ROOM = 0.1

export function StatusPage() {
  const { canAccess, isPending } = useCanAccess({ resource: 'status', action: 'list' })
  if (isPending) return null
  return canAccess ? <Loaded /> : <NotFound />
}

function Loaded() {
  const t = useTranslations()
  const provider = useDataProvider<BotikaDataProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => provider.call(CALLS.status.read, {}, { signal }),
    refetchInterval: EVERY_MS,
  })
  return (
    <>
      <PageTitle title={t(messages.status)} />
      {error && <Failed title={t(messages.couldNotLoad)} error={error} onRetry={refetch} />}
      {data ? <StatusPanels status={data} /> : !error && <Skeleton variant="rounded" height={480} />}
    </>
  )
}

const GIB = 1024 ** 3
const bytes = (count: number) =>
  count >= GIB ? `${(count / GIB).toFixed(1)} GB` : `${Math.ceil(count / 1024 ** 2)} MB`
const ago = (seconds: number, t: Translate) => since(new Date(Date.now() - seconds * 1_000).toISOString(), t)

export function StatusPanels({ status }: { status: Status }) {
  const t = useTranslations()
  const { database, replicas, jobs, storage, disk } = status
  const place = t(storage.kind === 's3' ? messages.bucket : messages.disk)
  const work = [
    ...jobs.waiting.map(
      ({ kind, count, oldest_seconds }) =>
        [kind, t(messages.waits, { count, age: ago(oldest_seconds, t) })] as const,
    ),
    ...jobs.given_up.map(({ kind, count }) => [t(messages.givenUpOf, { kind }), String(count)] as const),
  ]
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, maxWidth: 860 }}>
      <Typography color="textSecondary">{t(messages.ofTheServerThatAnswered)}</Typography>
      {!storage.is_reachable && <Alert severity="error">{t(messages.away, { place })}</Alert>}
      {disk && disk.free_bytes < disk.total_bytes * LITTLE_ROOM && (
        <Alert severity="warning">{`${t(messages.freeDisk)}: ${roomOf(disk, t)}`}</Alert>
      )}
      {jobs.given_up.length > 0 && (
        <Alert severity="warning">
          {t(messages.givenUp, { count: jobs.given_up.reduce((sum, { count }) => sum + count, 0) })}
        </Alert>
      )}
      <Panel title={t(messages.server)}>
        <FigureList figures={serverFigures(status, t)} />
      </Panel>
      <Panel title={t(messages.database)}>
        <FigureList
          figures={[
            [t(messages.version), database.version],
            [t(messages.size), bytes(database.bytes)],
            [
              t(messages.standbys),
              replicas.map((one) => standby(one, t)).join(', ') || t(messages.noStandby),
            ],
          ]}
        />
      </Panel>
      <Panel title={t(messages.filesAndBackup)}>
        <FigureList
          figures={[
            [t(messages.storage), t(storage.is_reachable ? messages.reachable : messages.away, { place })],
            [
              t(messages.lastBackup),
              status.last_backup_at ? moment(status.last_backup_at) : t(messages.noBackup),
            ],
          ]}
        />
      </Panel>
      <Panel title={t(messages.work)}>
        <FigureList figures={[...work, [t(messages.emails), String(status.mails_waiting)]]} />
        {work.length === 0 && <Typography sx={{ mt: 1 }}>{t(messages.nothingWaits)}</Typography>}
      </Panel>
      <Panel title={t(messages.caches)}>
        <FigureList figures={status.caches.map((one) => cacheFigure(one, t))} />
      </Panel>
    </Box>
  )
}

const roomOf = ({ free_bytes, total_bytes }: NonNullable<Status['disk']>, t: Translate) =>
  t(messages.ofTotal, { free: bytes(free_bytes), total: bytes(total_bytes) })

const standby = ({ name, lag_seconds }: Status['replicas'][number], t: Translate) =>
  lag_seconds === null
    ? t(messages.behindUnknown, { name })
    : t(messages.behind, { name, seconds: Math.round(lag_seconds) })

function serverFigures({ version, started_at, requests, disk }: Status, t: Translate) {
  const { waiting, refused } = requests
  const turns = (lane: 'trade' | 'browsing') =>
    t(messages.ofTwo, { waiting: waiting[lane], refused: refused[lane] })
  return [
    [t(messages.version), version],
    [t(messages.runsFor), since(started_at, t)],
    [t(messages.atWork), String(requests.at_work)],
    [t(messages.waitingAndRefused), turns('trade')],
    [t(messages.waitingAndRefusedBrowsing), turns('browsing')],
    [t(messages.freeDisk), disk ? roomOf(disk, t) : t(messages.unknown)],
  ] as const
}

function cacheFigure({ name, asked, made }: Status['caches'][number], t: Translate) {
  const share = `${Math.round(((asked - made) / asked) * 100)} %`
  return [
    t(name === 'pages' ? messages.pages : messages.answers),
    asked === 0 ? t(messages.notAsked) : t(messages.hits, { share, count: asked }),
  ] as const
}
