import { orders } from '@botika/common/messages/office'
import RotateIcon from '@mui/icons-material/RotateRightOutlined'
import ZoomInIcon from '@mui/icons-material/ZoomInOutlined'
import ZoomOutIcon from '@mui/icons-material/ZoomOutOutlined'
import { Box, IconButton, Tooltip } from '@mui/material'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../lib/language/useWords'

const LARGEST = 4
const STEP = 1.5

/** A picture to read: larger, smaller and turned, by button or by the keys + − 0 R; what is in the middle stays there. */
export function PrivatePicture({ url, name }: { url: string; name: string }) {
  const t = useWords()
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
    const deed = { '+': enlarge, '=': enlarge, '-': reduce, '0': fit, r: turn, R: turn }[event.key]
    if (!deed || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    deed()
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
