import { orders, shared } from '@botika/common/messages/office'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Alert, Box, Button, Link, Skeleton, Typography, IconButton, Tooltip } from '@mui/material'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, useLayoutEffect } from 'react'
import { useTranslations } from '../lib/language/useTranslations'
import RotateIcon from '@mui/icons-material/RotateRightOutlined'
import ZoomInIcon from '@mui/icons-material/ZoomInOutlined'
import ZoomOutIcon from '@mui/icons-material/ZoomOutOutlined'

type Held =
  | { state: 'loading' }
  | { state: 'failed'; why: string }
  | { state: 'here'; url: string; isPdf: boolean }

/** The same function at each drawing: another one reads anew. */
type ReadFile = (signal: AbortSignal) => Promise<Blob>

/** A private file, fetched with the token; its address is revoked on closing, and it never enters a cache. */
function usePrivateFile(read: ReadFile): Held {
  const [held, setHeld] = useState<Held>({ state: 'loading' })

  useEffect(() => {
    const controller = new AbortController()
    let url: string | undefined
    read(controller.signal).then(
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
  }, [read])

  return held
}

interface PrivateFileProps {
  label: string
  name: string
  read: ReadFile
  isNext?: boolean
  onShown?: () => void
}

/** Opens a private file on request only, because each reading is recorded. */
export function PrivateFile(props: PrivateFileProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [round, setRound] = useState(0)
  if (isOpen) return <Viewer key={round} {...props} onRetry={() => setRound(round + 1)} />
  return (
    <Button
      variant={props.isNext ? 'contained' : 'outlined'}
      data-next={props.isNext || undefined}
      onClick={() => setIsOpen(true)}
    >
      {props.label}
    </Button>
  )
}

function Viewer({ read, name, onShown, onRetry }: PrivateFileProps & { onRetry: () => void }) {
  const t = useTranslations()
  const held = usePrivateFile(read)
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

const FIRST_IN_VIEWER = 'section[tabindex], iframe, a, [role="alert"] button'

/** The browser's own reader has pages, zoom and keys; phones without one get the file. */
function Document({ url, name }: { url: string; name: string }) {
  const t = useTranslations()
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

const LARGEST = 4
const STEP = 1.5

/** A picture to read: larger, smaller and turned, by button or by the keys + − 0 R; what is in the middle stays there. */
export function PrivatePicture({ url, name }: { url: string; name: string }) {
  const t = useTranslations()
  const [zoom, setZoom] = useState(1)
  const [turns, setTurns] = useState(0)
  const [shape, setShape] = useState(1)
  const stage = useRef<HTMLElement>(null)
  const enlarge = () => setZoom((now) => Math.min(LARGEST, now * STEP))
  const reduce = () => setZoom((now) => Math.max(1, now / STEP))
  const fit = () => setZoom(1)
  const turn = () => setTurns((now) => now + 1)
  const isAcross = turns % 2 === 1

  useLayoutEffect(() => {
    const box = stage.current
    if (!box) return
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2
    box.scrollTop = (box.scrollHeight - box.clientHeight) / 2
  }, [zoom, turns])

  function handleKey(event: KeyboardEvent) {
    const action = { '+': enlarge, '=': enlarge, '-': reduce, '0': fit, r: turn, R: turn }[event.key]
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    action()
  }

  return (
    <Box onKeyDown={handleKey}>
      <Box sx={{ display: 'flex', gap: 0.5, mb: 1 }}>
        <Tool label={t(orders.larger)} isOff={zoom >= LARGEST} onUse={enlarge}>
          <ZoomInIcon />
        </Tool>
        <Tool label={t(orders.smaller)} isOff={zoom <= 1} onUse={reduce}>
          <ZoomOutIcon />
        </Tool>
        <Tool label={t(orders.turn)} onUse={turn}>
          <RotateIcon />
        </Tool>
      </Box>
      <Box
        component="section"
        ref={stage}
        tabIndex={0}
        aria-label={t(orders.nameScrollToSeeAll, { name })}
        sx={{ overflow: 'auto', maxHeight: '70vh', borderRadius: '12px', bgcolor: 'house.surface2' }}
      >
        {/* as wide and tall as the picture the way it is turned, so that no side is out of reach */}
        <Box
          sx={{
            position: 'relative',
            width: `${zoom * 100}%`,
            aspectRatio: `${isAcross ? 1 / shape : shape}`,
            overflow: 'hidden',
          }}
        >
          <img
            src={url}
            alt={name}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              naturalHeight > 0 && setShape(naturalWidth / naturalHeight)
            }
            style={{
              position: 'absolute',
              top: '50%',
              left: '50%',
              width: `${isAcross ? shape * 100 : 100}%`,
              maxWidth: 'none',
              transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
            }}
          />
        </Box>
      </Box>
    </Box>
  )
}

interface ToolProps {
  label: string
  isOff?: boolean
  onUse: () => void
  children: ReactNode
}

// one that is off keeps the focus: a disabled button would take the keys with it
const Tool = ({ label, isOff = false, onUse, children }: ToolProps) => (
  <Tooltip title={label}>
    <IconButton
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onUse}
      sx={isOff ? { color: 'action.disabled' } : undefined}
    >
      {children}
    </IconButton>
  </Tooltip>
)
