import { PICTURE_FIELDS } from '@botika/common/complaints/rules'
import * as report from '@botika/common/messages/report'
import { t } from '../../lib/language/text'
import { FileField } from '../../ui/FileField'

interface Props {
  files: readonly File[]
  onChange: (files: File[]) => void
  errors?: Record<string, string[] | undefined> | undefined
}

export const PictureFields = ({ files, onChange, errors }: Props) =>
  PICTURE_FIELDS.slice(0, files.length + 1).map((field, at) => (
    <FileField
      key={field}
      label={t(report.picture, { number: at + 1 })}
      hint={t(report.pictureHint)}
      isOptional
      file={files[at] ?? null}
      onChoose={(file) => onChange(file ? [...files, file] : files.filter((_, other) => other !== at))}
      error={errors?.[field]?.[0]}
    />
  ))
