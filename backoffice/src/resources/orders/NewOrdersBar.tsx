import { orders } from '@botika/common/messages/office'
import SoundOffIcon from '@mui/icons-material/NotificationsOffOutlined'
import SoundOnIcon from '@mui/icons-material/NotificationsActiveOutlined'
import { Alert, Button, IconButton, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { allowChime, chime } from './waiting/chime'
import { useSound } from './waiting/OrderChime'
import { useNewestOrders } from './waiting/useWaitingOrders'
import { useWords, type Words } from '../../lib/language/useWords'

/** As many as are asked for; there may be more. */
const MOST = 10

/** Says that orders came in, and leaves the list as it is until somebody wants to see them. */
export function NewOrdersBar() {
  const { refetch, setPage } = useListContext()
  const t = useWords()
  const { data } = useNewestOrders()
  const [seen, setSeen] = useState<number | null>(null)
  const newest = data ? Math.max(0, ...data.ids) : null
  if (seen === null && newest !== null) setSeen(newest)
  const fresh = data && seen !== null ? data.ids.filter((id) => id > seen).length : 0

  function show() {
    setSeen(newest)
    setPage(1)
    void refetch()
  }

  return (
    <div role="status">
      {fresh > 0 && (
        <Alert
          severity="info"
          sx={{ mb: 2, alignItems: 'center' }}
          action={
            <Button color="inherit" onClick={show}>
              {t(fresh === 1 ? orders.showIt : orders.showThem)}
            </Button>
          }
        >
          {wordsOf(fresh, t)}
        </Alert>
      )}
    </div>
  )
}

function wordsOf(fresh: number, t: Words): string {
  return fresh === MOST
    ? t(orders.countOrMoreNewOrders, { count: MOST })
    : t(orders.countNewOrders, { count: fresh })
}

/** Whether new orders are heard as well. */
export function SoundButton() {
  const [hasSound, setHasSound] = useSound()
  const t = useWords()
  const label = t(orders.soundWhenOrdersComeIn)
  return (
    <Tooltip title={`${label}: ${t(hasSound ? orders.on : orders.off)}`}>
      <IconButton
        aria-label={label}
        aria-pressed={hasSound}
        onClick={() => {
          allowChime()
          if (!hasSound) chime()
          setHasSound(!hasSound)
        }}
      >
        {hasSound ? <SoundOnIcon color="primary" /> : <SoundOffIcon />}
      </IconButton>
    </Tooltip>
  )
}
