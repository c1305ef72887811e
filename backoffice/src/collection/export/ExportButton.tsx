import { formatNumber } from '@botika/common/numbers/format-number'
import * as records from '@botika/common/messages/office/records'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { type RaRecord, useCanAccess, useListContext, useResourceContext } from 'react-admin'
import { BY_FINGER } from '../../ui/brand/theme'
import { type ExportWish, useExport } from './useExport'
import { useIsPhone } from '../../ui/useIsPhone'
import { useTranslations } from '../../lib/language/useTranslations'

const SHAPE = { borderRadius: 999, height: 40, [BY_FINGER]: { height: 44 } }

export function ExportButton<T extends RaRecord>(wish: ExportWish<T>): ReactNode {
  const resource = useResourceContext() ?? ''
  const { canAccess } = useCanAccess({ resource, action: 'export' })
  const { run, stop, done, total } = useExport(wish)
  const t = useTranslations()
  const isPhone = useIsPhone()
  const { isPending } = useListContext()
  if (!canAccess) return null
  if (isPending) return <Skeleton variant="rounded" width={isPhone ? 72 : 124} sx={SHAPE} />
  if (!total) return null
  const all = formatNumber(total)
  if (done !== null) {
    return (
      <Button variant="outlined" onClick={stop}>
        {t(records.stopDoneOfAll, { done: formatNumber(done), all })}
      </Button>
    )
  }
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      onClick={run}
      aria-label={t(records.exportAll, { all })}
    >
      {isPhone ? all : t(records.exportAll, { all })}
    </Button>
  )
}
