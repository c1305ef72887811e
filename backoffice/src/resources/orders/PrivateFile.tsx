import RotateIcon from '@mui/icons-material/RotateRightOutlined'
import ZoomInIcon from '@mui/icons-material/ZoomInOutlined'
import ZoomOutIcon from '@mui/icons-material/ZoomOutOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Tooltip from '@mui/material/Tooltip'
import { type ReactNode, useState } from 'react'
import type { OrderFile } from '../../providers/verbs'
import { usePrivateFile } from './usePrivateFile'

interface PrivateFileProps {
  orderId: number
  file: OrderFile
  name: string
}

/** A private picture or document, opened on request, because each reading is recorded. */
export function PrivateFile(props: PrivateFileProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <Viewer {...props} />
  return (
    <Button variant="outlined" onClick={() => setIsOpen(true)}>
      Show the {props.name.toLowerCase()}
    </Button>
  )
}

function Viewer({ orderId, file, name }: PrivateFileProps) {
  const held = usePrivateFile(orderId, file)
  if (held.state === 'loading') return <Skeleton variant="rounded" height={320} aria-label="Loading" />
  if (held.state === 'failed') return <Alert severity="error">{held.why}</Alert>
  if (held.isPdf) {
    return (
      <iframe
        src={held.url}
        title={name}
        style={{ width: '100%', height: 480, border: 0, borderRadius: 12 }}
      />
    )
  }
  return <Picture url={held.url} name={name} />
}

const LARGEST = 4

function Picture({ url, name }: { url: string; name: string }) {
  const [zoom, setZoom] = useState(1)
  const [turns, setTurns] = useState(0)
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 0.5, mb: 1 }}>
        <Tool label="Larger" isOff={zoom >= LARGEST} onUse={() => setZoom(zoom * 1.5)}>
          <ZoomInIcon />
        </Tool>
        <Tool label="Smaller" isOff={zoom <= 1} onUse={() => setZoom(Math.max(1, zoom / 1.5))}>
          <ZoomOutIcon />
        </Tool>
        <Tool label="Turn" onUse={() => setTurns(turns + 1)}>
          <RotateIcon />
        </Tool>
      </Box>
      <Box
        component="section"
        tabIndex={0}
        aria-label={`${name}, scroll to see all of it`}
        sx={{ overflow: 'auto', maxHeight: '70vh', borderRadius: '12px', bgcolor: 'house.surface2' }}
      >
        {/* a square stage holds the picture whichever way it is turned */}
        <Box sx={{ width: `${zoom * 100}%`, aspectRatio: '1', display: 'grid', placeItems: 'center' }}>
          <img
            src={url}
            alt={name}
            style={{
              width: '100%',
              height: '100%',
              objectFit: 'contain',
              transform: `rotate(${turns * 90}deg)`,
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

const Tool = ({ label, isOff = false, onUse, children }: ToolProps) => (
  <Tooltip title={label}>
    <span>
      <IconButton aria-label={label} disabled={isOff} onClick={onUse}>
        {children}
      </IconButton>
    </span>
  </Tooltip>
)
