import * as records from '@botika/common/messages/office/records'
import * as inputs from '@botika/common/messages/office/inputs'
import DownIcon from '@mui/icons-material/KeyboardArrowDown'
import LeftIcon from '@mui/icons-material/KeyboardArrowLeft'
import RightIcon from '@mui/icons-material/KeyboardArrowRight'
import UpIcon from '@mui/icons-material/KeyboardArrowUp'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTheme } from '@mui/material/styles'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useTranslations } from '../../lib/language/useTranslations'
import { farthestSpot, nudged, type Offset, offsetOf, type Point, pressedOffset } from './point'

interface PinPadProps {
  point: Point
  known: readonly (Point & { name: string })[]
  onMove: (point: Point) => void
}

const STEP_METRES = 10
const LEAP_METRES = 100
const REACH = 3_000

const LABEL_SPOTS: readonly Offset[] = [
  { east: 0, north: -1_270 },
  { east: 0, north: 1_270 },
  { east: 1_480, north: 0 },
  { east: -1_480, north: 0 },
]

const WAYS = [
  { key: 'ArrowLeft', label: inputs.moveThePinWest, north: 0, east: -1, Icon: LeftIcon },
  { key: 'ArrowUp', label: inputs.moveThePinNorth, north: 1, east: 0, Icon: UpIcon },
  { key: 'ArrowDown', label: inputs.moveThePinSouth, north: -1, east: 0, Icon: DownIcon },
  { key: 'ArrowRight', label: inputs.moveThePinEast, north: 0, east: 1, Icon: RightIcon },
] as const

export function PinPad({ point, known, onMove }: PinPadProps) {
  const t = useTranslations()
  const { house } = useTheme().palette
  const near = known
    .map((place) => ({ ...place, ...offsetOf(point, place) }))
    .filter(({ east, north }) => Math.abs(east) < REACH && Math.abs(north) < REACH)

  const label = farthestSpot(LABEL_SPOTS, near)

  function handleKey(event: KeyboardEvent) {
    const way = WAYS.find(({ key }) => key === event.key)
    if (!way) return
    event.preventDefault()
    const metres = event.shiftKey ? LEAP_METRES : STEP_METRES
    onMove(nudged(point, way.north * metres, way.east * metres))
  }

  function handlePress(event: MouseEvent<SVGSVGElement>) {
    const { north, east } = pressedOffset(event.currentTarget.getBoundingClientRect(), event, REACH)
    onMove(nudged(point, north, east))
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box
        component="svg"
        role="img"
        aria-label={t(inputs.thePinAmongCountPharmacies, { count: near.length })}
        viewBox={`${-REACH} ${-REACH} ${REACH * 2} ${REACH * 2}`}
        onClick={handlePress}
        sx={{
          width: 220,
          height: 220,
          borderRadius: '14px',
          bgcolor: 'house.surface2',
          flex: 'none',
          cursor: 'crosshair',
        }}
      >
        {[1_000, 2_000].map((radius) => (
          <circle
            key={radius}
            r={radius}
            fill="none"
            stroke={house.lineStrong}
            strokeWidth={16}
            strokeDasharray="80 80"
          />
        ))}
        {near.map(({ name, east, north }) => (
          <circle key={name} cx={east} cy={-north} r={90} fill={house.text2}>
            <title>{name}</title>
          </circle>
        ))}
        <circle r={170} fill={house.brand} stroke={house.surface} strokeWidth={60} />
        <text
          x={label.east}
          y={-label.north}
          dy={130}
          textAnchor="middle"
          fontSize={380}
          fill={house.text2}
          stroke={house.surface2}
          strokeWidth={120}
          paintOrder="stroke"
        >
          1 km
        </text>
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Box role="group" aria-label={t(records.moveThePin)} onKeyDown={handleKey}>
          {WAYS.map(({ key, label, north, east, Icon }) => (
            <IconButton
              key={key}
              aria-label={t(label)}
              onClick={() => onMove(nudged(point, north * STEP_METRES, east * STEP_METRES))}
            >
              <Icon />
            </IconButton>
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 280 }}>
          {t(records.pressWhereItShouldBe)}
        </Typography>
        <Link
          href={`https://www.openstreetmap.org/?mlat=${point.lat}&mlon=${point.lng}#map=19/${point.lat}/${point.lng}`}
          target="_blank"
          rel="noreferrer"
        >
          {t(inputs.seeItOnOpenStreetMap)}
        </Link>
      </Box>
    </Box>
  )
}
