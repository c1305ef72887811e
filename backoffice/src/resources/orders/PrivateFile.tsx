import { orders, prescriptions, shared } from '@botika/common/messages/office'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Alert, Box, Button, Link, Skeleton, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import type { OrderFile } from '../../provider/verbs'
import { useWords } from '../../lib/language/useWords'
import { PrivatePicture } from './PrivatePicture'
import { useDataProvider } from 'react-admin'
import type { BotikaDataProvider } from '../../provider/data-provider'

type Held =
  | { state: 'loading' }
  | { state: 'failed'; why: string }
  | { state: 'here'; url: string; isPdf: boolean }

/**
 * A private file, fetched with the token and held only while it is shown: its address is taken back when the
 * viewer closes, and it never enters a cache.
 */
function usePrivateFile(orderId: number, file: OrderFile): Held {
  const provider = useDataProvider<BotikaDataProvider>()
  const [held, setHeld] = useState<Held>({ state: 'loading' })

  useEffect(() => {
    const controller = new AbortController()
    let url: string | undefined
    provider.readOrderFile(orderId, file, controller.signal).then(
      (blob) => {
        if (controller.signal.aborted) return
        url = URL.createObjectURL(blob)
        setHeld({ state: 'here', url, isPdf: blob.type === 'application/pdf' })
      },
      (error: Error) => {
        if (!controller.signal.aborted) setHeld({ state: 'failed', why: error.message })
      },
    )
    return () => {
      controller.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [provider, orderId, file])

  return held
}

interface PrivateFileProps {
  orderId: number
  file: OrderFile
  name: string
  /** Whether looking at it is what has to be done next. */
  isNext?: boolean
  /** Called when it is there to be seen. */
  onShown?: () => void
}

/** A private picture or document, opened on request, because each reading is recorded. */
export function PrivateFile(props: PrivateFileProps) {
  const t = useWords()
  const [isOpen, setIsOpen] = useState(false)
  // reading again is asking anew
  const [round, setRound] = useState(0)
  if (isOpen) return <Viewer key={round} {...props} onRetry={() => setRound(round + 1)} />
  return (
    <Button
      variant={props.isNext ? 'contained' : 'outlined'}
      data-next={props.isNext || undefined}
      onClick={() => setIsOpen(true)}
    >
      {t(
        props.file === 'senior-citizen-id-image'
          ? prescriptions.showTheIdPicture
          : prescriptions.showThePrescription,
      )}
    </Button>
  )
}

function Viewer({ orderId, file, name, onShown, onRetry }: PrivateFileProps & { onRetry: () => void }) {
  const t = useWords()
  const held = usePrivateFile(orderId, file)
  const place = useRef<HTMLDivElement>(null)

  const isHere = held.state === 'here'
  const shown = useRef(onShown)
  useEffect(() => {
    if (isHere) shown.current?.()
  }, [isHere])

  // the button that opened it is gone: the focus waits here, and goes on to the file unless it was taken elsewhere
  useEffect(() => {
    const box = place.current
    if (held.state === 'loading') box?.focus({ preventScroll: true })
    else if (box?.contains(document.activeElement))
      box.querySelector<HTMLElement>(FIRST_IN_VIEWER)?.focus({ preventScroll: true })
  }, [held.state])

  return (
    <Box ref={place} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {held.state === 'loading' && <Skeleton variant="rounded" height={320} aria-label={t(shared.loading)} />}
      {held.state === 'failed' && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={onRetry}>
              {t(shared.tryAgain)}
            </Button>
          }
        >
          {held.why}
        </Alert>
      )}
      {held.state === 'here' &&
        (held.isPdf ? (
          <Document url={held.url} name={name} />
        ) : (
          <PrivatePicture url={held.url} name={name} />
        ))}
    </Box>
  )
}

/** What reads the keys: the picture's stage, the browser's reader, or else the first thing to press. */
const FIRST_IN_VIEWER = 'section[tabindex], iframe, a, [role="alert"] button'

/** The browser's own reader has pages, zoom and keys; phones without one get the file. */
function Document({ url, name }: { url: string; name: string }) {
  const t = useWords()
  if (navigator.pdfViewerEnabled === false)
    return (
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        href={url}
        download={`${name.toLowerCase()}.pdf`}
      >
        {t(orders.downloadThePDF)}
      </Button>
    )
  return (
    <>
      <iframe
        src={url}
        title={name}
        style={{ width: '100%', height: 'clamp(360px, 75vh, 960px)', border: 0, borderRadius: 12 }}
      />
      <Typography variant="body2">
        <Link href={url} target="_blank" rel="noreferrer" sx={{ fontWeight: 700 }}>
          {t(orders.openInATabOf)}
        </Link>
      </Typography>
    </>
  )
}
