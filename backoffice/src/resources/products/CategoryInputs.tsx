import type { Category, Subcategory, Subsubcategory } from '@botika/common/categories/endpoints'
import TextField from '@mui/material/TextField'
import { type RaRecord, useGetList, useInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useWords } from '../../shared/language/useWords'
import { Columns } from '../../shared/form/Columns'

/** The three levels of the catalogue; each one waits for the one above it. */
export function CategoryInputs() {
  const { category_id, subcategory_id } = useWatch() as {
    category_id?: number | null
    subcategory_id?: number | null
  }
  return (
    <Columns>
      <LevelInput<Category> source="category_id" label="Category" reference="categories" inside={{}} />
      <LevelInput<Subcategory>
        source="subcategory_id"
        label="Subcategory"
        reference="subcategories"
        inside={category_id ? { category_id } : null}
      />
      <LevelInput<Subsubcategory>
        source="subsubcategory_id"
        label="Sub-subcategory"
        reference="subsubcategories"
        inside={subcategory_id ? { subcategory_id } : null}
      />
    </Columns>
  )
}

const LEVELS = ['category_id', 'subcategory_id', 'subsubcategory_id'] as const

interface LevelInputProps {
  source: (typeof LEVELS)[number]
  label: string
  reference: string
  /** What it lies in; null while that is not chosen. */
  inside: Record<string, number> | null
}

function LevelInput<T extends RaRecord & { name: string }>({
  source,
  label,
  reference,
  inside,
}: LevelInputProps) {
  const t = useWords()
  const { field, fieldState } = useInput({ source })
  const { setValue } = useFormContext()
  const { data = [] } = useGetList<T>(
    reference,
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' }, filter: inside ?? {} },
    { enabled: inside !== null, staleTime: 60_000 },
  )
  const options = inside === null ? [] : data
  const value = field.value ? String(field.value) : ''
  const isListed = options.some(({ id }) => String(id) === value)

  function choose(chosen: string) {
    field.onChange(chosen === '' ? null : Number(chosen))
    for (const below of LEVELS.slice(LEVELS.indexOf(source) + 1)) setValue(below, null, { shouldDirty: true })
  }

  return (
    <TextField
      select
      fullWidth
      label={t(label)}
      value={isListed ? value : ''}
      onChange={(event) => choose(event.target.value)}
      onBlur={field.onBlur}
      disabled={inside === null}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{inside === null ? '' : t('None')}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={String(id)}>
          {name}
        </option>
      ))}
    </TextField>
  )
}
