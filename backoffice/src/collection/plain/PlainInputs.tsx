import { useTranslations } from '../../lib/language/useTranslations'
import { useBasename, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Section } from '../form/Section'
import { FieldInput } from './FieldInput'
import { isFor, type Spec } from '../spec'

export function PlainInputs({ spec }: { spec: Spec }) {
  const t = useTranslations()
  const office = useBasename()
  const isNew = !useRecordContext()
  const values = useWatch() as Record<string, unknown>
  const { notice: Notice, preview: Preview } = spec
  const parts = spec.parts.map(({ title, fields }, at) => {
    const shown = fields.filter(
      (field) =>
        !field.isReadOnly &&
        (isNew || !field.isOnlyNew) &&
        isFor(field, office) &&
        (field.when?.(values) ?? true),
    )
    if (shown.length === 0) return null
    return (
      <Section key={at} title={t(title)}>
        {shown.map((field) => (
          <FieldInput key={field.source} field={field} />
        ))}
      </Section>
    )
  })
  return (
    <>
      {Notice && <Notice />}
      {parts}
      {Preview && <Preview />}
    </>
  )
}
