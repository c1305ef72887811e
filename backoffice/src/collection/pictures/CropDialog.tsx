import * as records from '@botika/common/messages/office/records'
import * as inputs from '@botika/common/messages/office/inputs'
import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useTranslations } from '../../lib/language/useTranslations'
import { type Crop, held, MAX_ZOOM, moved, type Size, squareOf, WHOLE } from './crop'
import { addressOf, type Picture } from './picture'

interface CropDialogProps {
  picture: Picture
  onClose: () => void
  onCut: (file: File) => void
}

const STEP = 0.05
const ZOOM_STEP = 0.25
const KEYS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

const takeKeys = (stage: HTMLElement | null) => stage?.focus()

export function CropDialog({ picture, onClose, onCut }: CropDialogProps) {
  const t = useTranslations()
  const image = useRef<HTMLImageElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  const [crop, setCrop] = useState(WHOLE)
  const drag = useRef<{ x: number; y: number } | null>(null)
  const square = size && squareOf(size, crop)

  function handleDrag(event: PointerEvent<HTMLElement>) {
    if (!drag.current || !size) return
    const width = event.currentTarget.clientWidth
    const right = (drag.current.x - event.clientX) / width
    const down = (drag.current.y - event.clientY) / width
    drag.current = { x: event.clientX, y: event.clientY }
    setCrop((before) => moved(size, before, right, down))
  }

  function zoomTo(zoom: number) {
    if (size) setCrop(held(size, { ...crop, zoom }))
  }

  function handleKey(event: KeyboardEvent) {
    const way = KEYS[event.key]
    const closer = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP }[event.key]
    if (!size || (!way && closer === undefined)) return
    event.preventDefault()
    if (way) setCrop(moved(size, crop, ...way))
    else zoomTo(crop.zoom + (closer ?? 0))
  }

  async function cut() {
    if (!image.current || !size) return
    const file = await cutOut(image.current, size, crop)
    if (file) onCut(file)
  }

  return (
    <ConfirmDialog
      isOpen
      title={t(inputs.cutThePicture)}
      confirmLabel={t(records.useThis)}
      onClose={onClose}
      onConfirm={() => void cut()}
    >
      <Box
        ref={takeKeys}
        role="application"
        tabIndex={0}
        aria-label={t(inputs.pictureToCutMoveIt)}
        onKeyDown={handleKey}
        onWheel={({ deltaY }) => zoomTo(crop.zoom - Math.sign(deltaY) * ZOOM_STEP)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          drag.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={handleDrag}
        onPointerUp={() => (drag.current = null)}
        onPointerCancel={() => (drag.current = null)}
        sx={{
          position: 'relative',
          width: 'min(100%, 52vh)',
          mx: 'auto',
          aspectRatio: '1',
          overflow: 'hidden',
          borderRadius: '14px',
          border: 1,
          borderColor: 'divider',
          bgcolor: 'house.surface2',
          cursor: 'grab',
          touchAction: 'none',
        }}
      >
        <img
          ref={image}
          src={addressOf(picture, 1280)}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
          style={
            square
              ? {
                  position: 'absolute',
                  maxWidth: 'none',
                  width: `${(size.width / square.side) * 100}%`,
                  left: `${(-square.left / square.side) * 100}%`,
                  top: `${(-square.top / square.side) * 100}%`,
                }
              : { visibility: 'hidden' }
          }
        />
      </Box>
      <Typography id="crop-zoom" variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t(records.zoom)}
      </Typography>
      <Slider
        aria-labelledby="crop-zoom"
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={crop.zoom}
        disabled={!size}
        onChange={(_, zoom) => zoomTo(zoom)}
      />
    </ConfirmDialog>
  )
}

async function cutOut(image: HTMLImageElement, size: Size, crop: Crop): Promise<File | null> {
  const { left, top, side, becomes } = squareOf(size, crop)
  const canvas = document.createElement('canvas')
  canvas.width = becomes
  canvas.height = becomes
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = '#fff'
  context.fillRect(0, 0, becomes, becomes)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, left, top, side, side, 0, 0, becomes, becomes)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  return blob && new File([blob], 'picture.jpg', { type: blob.type })
}
