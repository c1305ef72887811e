import * as records from '@botika/common/messages/office/records'
import * as inputs from '@botika/common/messages/office/inputs'
import CropIcon from '@mui/icons-material/CropOutlined'
import EarlierIcon from '@mui/icons-material/ArrowBack'
import LaterIcon from '@mui/icons-material/ArrowForward'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { DragEvent } from 'react'
import { useTranslations } from '../../lib/language/useTranslations'
import { ToneChip } from '../../ui/StatusChip'
import { addressOf, type Picture } from './picture'

export type TileTool = 'earlier' | 'cut' | 'remove' | 'later'

interface PictureTileProps {
  picture: Picture
  at: number
  count: number
  onMove: (to: number) => void
  onDropped: (from: number) => void
  onCrop: () => void
  onRemove: () => void
}

const TYPE = 'application/x-botika-picture'

/** Off at the ends of the row, with the focus kept there: a disabled button would let go of it. */
const offWhen = (isOff: boolean) => ({
  'aria-disabled': isOff,
  ...(isOff && { sx: { color: 'action.disabled' } }),
})

export function PictureTile({ picture, at, count, onMove, onDropped, onCrop, onRemove }: PictureTileProps) {
  const t = useTranslations()
  const place = { number: at + 1, count }
  const isOurs = (event: DragEvent) => event.dataTransfer.types.includes(TYPE)
  return (
    <Box
      component="li"
      draggable
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.setData(TYPE, String(at))
        event.dataTransfer.effectAllowed = 'move'
      }}
      onDragOver={(event: DragEvent) => isOurs(event) && event.preventDefault()}
      onDrop={(event: DragEvent) => {
        if (!isOurs(event)) return
        event.preventDefault()
        onDropped(Number(event.dataTransfer.getData(TYPE)))
      }}
      sx={{
        width: { xs: 'calc(50% - 6px)', sm: 148 },
        borderRadius: '14px',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        cursor: 'grab',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ position: 'relative', aspectRatio: '1', bgcolor: 'house.surface2' }}>
        <img
          src={addressOf(picture, 320)}
          alt={t(inputs.pictureNumberOfCount, place)}
          width={148}
          height={148}
          draggable={false}
          style={{ objectFit: 'contain', display: 'block', width: '100%', height: '100%' }}
        />
        {at === 0 && (
          <Box sx={{ position: 'absolute', left: 8, top: 8 }}>
            <ToneChip tone="brand" label={t(records.shownFirst)} />
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', '& > button': { flex: 1, minHeight: 44, borderRadius: '10px' } }}>
        <IconButton
          size="small"
          data-tool={'earlier' satisfies TileTool}
          aria-label={t(inputs.movePictureNumberEarlier, place)}
          {...offWhen(at === 0)}
          onClick={() => at > 0 && onMove(at - 1)}
        >
          <EarlierIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          data-tool={'cut' satisfies TileTool}
          aria-label={t(inputs.cutPictureNumber, place)}
          onClick={onCrop}
        >
          <CropIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          data-tool={'remove' satisfies TileTool}
          aria-label={t(inputs.removePictureNumber, place)}
          onClick={onRemove}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          data-tool={'later' satisfies TileTool}
          aria-label={t(inputs.movePictureNumberLater, place)}
          {...offWhen(at === count - 1)}
          onClick={() => at < count - 1 && onMove(at + 1)}
        >
          <LaterIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  )
}
