import type { Label } from '@botika/common/messages/message'
import * as records from '@botika/common/messages/office/records'
import * as inputs from '@botika/common/messages/office/inputs'
import LocateIcon from '@mui/icons-material/MyLocationOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { NumberInput, useInput, useDataProvider, useRecordContext } from 'react-admin'
import { Columns } from '../../ui/Columns'
import { useTranslations } from '../../lib/language/useTranslations'
import { PinPad } from './PinPad'
import { pinWarning, type Point, readPoint } from './point'
import type { Pharmacy } from '@botika/common/pharmacies/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'

const MANY = 100

function useKnownPlaces(): readonly (Point & { name: string })[] {
  const provider = useDataProvider<BotikaDataProvider>()
  const { city } = useWatch() as { city?: string | null }
  const record = useRecordContext<Pharmacy>()
  const { data = [] } = useQuery({
    queryKey: ['pharmacies', 'in city', city],
    queryFn: async ({ signal }) => {
      const query = { city: city ?? '', page: 1, per_page: MANY } as const
      return (await provider.call(CALLS.pharmacies.list, { query }, { signal })).data
    },
    enabled: Boolean(city),
    staleTime: 5 * 60_000,
  })
  return data.flatMap(({ name, latitude, longitude }) =>
    latitude === null || longitude === null || name === record?.name
      ? []
      : [{ name, lat: latitude, lng: longitude }],
  )
}

/** The point on the map, without any map of somebody else: typed, pasted, from this device, or nudged into place. */
export function PinInput() {
  const t = useTranslations()
  const { field: latitude } = useInput({ source: 'latitude' })
  const { field: longitude } = useInput({ source: 'longitude' })
  const known = useKnownPlaces()
  const [pasted, setPasted] = useState('')
  const [problem, setProblem] = useState<Label | null>(null)
  const [isLocating, setIsLocating] = useState(false)
  const point: Point | null =
    typeof latitude.value === 'number' && typeof longitude.value === 'number'
      ? { lat: latitude.value, lng: longitude.value }
      : null
  const doubt = point && pinWarning(point, known)

  function place({ lat, lng }: Point) {
    latitude.onChange(lat)
    longitude.onChange(lng)
    setProblem(null)
  }

  function paste(text: string) {
    setPasted(text)
    const found = readPoint(text)
    if (found) place(found)
    setProblem(text.trim() === '' || found ? null : inputs.noPointFound)
  }

  function locate() {
    setIsLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsLocating(false)
        place({ lat: Number(coords.latitude.toFixed(6)), lng: Number(coords.longitude.toFixed(6)) })
      },
      () => {
        setIsLocating(false)
        setProblem(records.deviceDidNotTell)
      },
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  }

  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ p: 0, mb: 1 }}>
        {t(inputs.pointOnTheMap)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
        <TextField
          label={t(inputs.coordinatesOrAMapsLink)}
          placeholder="14.58, 121.03"
          value={pasted}
          onChange={(event) => paste(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          error={problem !== null}
          helperText={problem && t(problem)}
          sx={{ flex: '1 1 18rem' }}
        />
        <Button
          variant="outlined"
          startIcon={<LocateIcon />}
          loading={isLocating}
          onClick={locate}
          sx={{ minHeight: 44 }}
        >
          {t(records.iAmThereNow)}
        </Button>
      </Box>
      <Columns>
        <NumberInput source="latitude" min={-90} max={90} step="any" helperText={false} />
        <NumberInput source="longitude" min={-180} max={180} step="any" helperText={false} />
      </Columns>
      {doubt && (
        <Alert severity="warning">
          {doubt.kind === 'abroad'
            ? t(inputs.thisPointIsNotIn)
            : t(records.thisIsKmKmFrom, {
                km: doubt.km,
              })}
        </Alert>
      )}
      {point && <PinPad point={point} known={known} onMove={place} />}
    </Box>
  )
}
