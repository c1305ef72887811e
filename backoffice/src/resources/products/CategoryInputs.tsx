import { fields, products, shared } from '@botika/common/messages/office'
import type { Category, Subcategory, Subsubcategory } from '@botika/common/categories/endpoints'
import { type RaRecord, useGetList } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useWords } from '../../lib/language/useWords'
import { Columns } from '../../ui/Columns'
import { FetchedChoice } from '../../collection/form/FetchedChoice'

/** The three levels of the catalogue; each one waits for the one above it. */
export function CategoryInputs() {
  const t = useWords()
  const { category_id, subcategory_id } = useWatch() as {
    category_id?: number | null
    subcategory_id?: number | null
  }
  return (
    <Columns>
      <LevelInput<Category>
        source="category_id"
        label={t(fields.category)}
        reference="categories"
        inside={{}}
      />
      <LevelInput<Subcategory>
        source="subcategory_id"
        label={t(fields.subcategory)}
        reference="subcategories"
        inside={category_id ? { category_id } : null}
      />
      <LevelInput<Subsubcategory>
        source="subsubcategory_id"
        label={t(fields.subSubcategory)}
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
  const { setValue } = useFormContext()
  const { data, error, refetch } = useGetList<T>(
    reference,
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' }, filter: inside ?? {} },
    { enabled: inside !== null, staleTime: 60_000 },
  )
  const value = String((useWatch({ name: source }) as number | null | undefined) ?? '')

  function choose(chosen: string) {
    setValue(source, chosen === '' ? null : Number(chosen), { shouldDirty: true, shouldValidate: true })
    for (const below of LEVELS.slice(LEVELS.indexOf(source) + 1)) setValue(below, null, { shouldDirty: true })
  }

  return (
    <FetchedChoice
      source={source}
      label={label}
      options={inside === null ? [] : data?.map(({ id, name }) => ({ value: String(id), name }))}
      error={error}
      onRetry={refetch}
      value={value}
      held={error ? t(shared.nameNumberId, { name: label, id: value }) : t(shared.loading)}
      blank={inside === null ? '' : t(products.none)}
      isClosed={inside === null}
      onChoose={choose}
    />
  )
}
