import * as records from '@botika/common/messages/office/records'
import * as inputs from '@botika/common/messages/office/inputs'
import * as shared from '@botika/common/messages/office/shared'
import PictureIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { type DragEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { hidden } from '../../ui/hidden'
import { useTranslations } from '../../lib/language/useTranslations'
import { type ChosenPicture, chosen, faultOf, type Picture, PICTURE_TYPES } from './picture'
import { PictureTile, type TileTool } from './PictureTile'

const CropDialog = lazy(() => import('./CropDialog').then(({ CropDialog }) => ({ default: CropDialog })))

interface PicturesInputProps {
  source: string
  first: string
  most: number
}

export function PicturesInput({ source, first, most }: PicturesInputProps) {
  const t = useTranslations()
  const { field, fieldState } = useInput({ source })
  const { getValues, setValue } = useFormContext()
  const main = useWatch({ name: first }) as Picture | null | undefined
  const [problems, setProblems] = useState<readonly string[]>([])
  const [cutAt, setCutAt] = useState<number | null>(null)
  const [status, setStatus] = useState('')
  const [removed, setRemoved] = useState<{ picture: Picture; at: number } | null>(null)
  const [goal, setGoal] = useState<{ at: number; tool: TileTool } | null>(null)
  const row = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const pictures = together(field.value, main)
  const errors = problems.length > 0 ? problems : [fieldState.error?.message ?? []].flat()
  const cut = cutAt === null ? undefined : pictures[cutAt]

  // the focus stays with what was pressed, or goes to the neighbour of what is gone
  useEffect(() => {
    if (!goal) return
    const tile = row.current?.children[goal.at]
    const button = tile?.querySelector<HTMLElement>(`[data-tool="${goal.tool}"]`) ?? add.current
    // one that was carried along keeps the focus, and yet Tab would begin where it stood before
    button?.blur()
    button?.focus()
  }, [goal])

  function keep(next: readonly Picture[]) {
    field.onChange(next)
    setValue(first, next[0] ?? null, { shouldDirty: true })
  }

  async function take(files: readonly File[]) {
    const faults = await Promise.all(files.map(faultOf))
    const pictures = together(getValues(source), getValues(first))
    const good = files.filter((_, at) => faults[at] === null)
    const taken = good.slice(0, most - pictures.length)
    const refused = files.flatMap(({ name }, at) => {
      const fault = faults[at]
      return fault ? [`${name}: ${t(fault)}`] : []
    })
    setProblems(taken.length < good.length ? [t(inputs.atMostMostPictures, { most }), ...refused] : refused)
    if (taken.length === 0) return
    keep([...pictures, ...taken.map(chosen)])
    if (taken.length === 1) setCutAt(pictures.length)
  }

  function remove(at: number) {
    const picture = pictures[at]
    if (!picture) return
    keep(pictures.toSpliced(at, 1))
    setRemoved({ picture, at })
    setStatus(t(inputs.pictureNumberRemoved, { number: at + 1 }))
    setGoal({ at: Math.min(at, pictures.length - 2), tool: 'remove' })
  }

  function bringBack({ picture, at }: { picture: Picture; at: number }) {
    keep(pictures.toSpliced(at, 0, picture))
    setRemoved(null)
    setStatus('')
    setGoal({ at: Math.min(at, pictures.length), tool: 'remove' })
  }

  function move(from: number, to: number, tool?: TileTool) {
    const moved = pictures[from]
    if (!moved || from === to) return
    keep(pictures.toSpliced(from, 1).toSpliced(to, 0, moved))
    setStatus(t(inputs.pictureFromIsNowNumber, { from: from + 1, to: to + 1 }))
    if (tool) setGoal({ at: to, tool })
  }

  return (
    <Box
      component="fieldset"
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
      onDragOver={(event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event: DragEvent) => {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        void take([...event.dataTransfer.files])
      }}
    >
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ p: 0 }}>
        {t(shared.pictures)}
      </Typography>
      <Box
        component="ul"
        ref={row}
        sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
      >
        {pictures.map((picture, at) => (
          <PictureTile
            key={typeof picture === 'string' ? picture : picture.src}
            picture={picture}
            at={at}
            count={pictures.length}
            onMove={(to) => move(at, to, to < at ? 'earlier' : 'later')}
            onDropped={(from) => move(from, at)}
            onCrop={() => setCutAt(at)}
            onRemove={() => remove(at)}
          />
        ))}
      </Box>
      <output style={hidden}>{status}</output>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={PICTURE_TYPES.join(',')}
        aria-label={t(shared.pictures)}
        aria-describedby={`${id}-help`}
        onChange={(event) => {
          void take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
        style={hidden}
        tabIndex={-1}
      />
      <Button
        ref={add}
        variant="outlined"
        startIcon={<PictureIcon />}
        disabled={pictures.length >= most}
        onClick={() => input.current?.click()}
        sx={{ mt: 1.5 }}
      >
        {t(inputs.addPictures)}
      </Button>
      {removed && pictures.length < most && (
        <Button onClick={() => bringBack(removed)} sx={{ mt: 1.5, ml: 1 }}>
          {t(shared.undo)}
        </Button>
      )}
      <FormHelperText id={`${id}-help`} error={errors.length > 0} sx={{ overflowWrap: 'anywhere' }}>
        {errors.length > 0
          ? errors.map((error) => (
              <span key={error} style={{ display: 'block' }}>
                {error}
              </span>
            ))
          : t(records.jpegPNGOrWebPAtMost)}
      </FormHelperText>
      {cut !== undefined && cutAt !== null && (
        <Suspense fallback={null}>
          <CropDialog
            picture={cut}
            onClose={() => setCutAt(null)}
            onCut={(file) => {
              const piece: ChosenPicture = chosen(file)
              keep(pictures.with(cutAt, piece))
              setCutAt(null)
              setGoal({ at: cutAt, tool: 'cut' })
            }}
          />
        </Suspense>
      )}
    </Box>
  )
}

/** All of them, or the one that was kept before there could be several. */
const together = (all: unknown, main: unknown) =>
  Array.isArray(all) && all.length > 0 ? (all as readonly Picture[]) : main ? [main as Picture] : []
