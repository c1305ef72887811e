import { PAPER_KINDS, PAPER_NAMES, type PaperKind } from '@botika/common/papers/kinds'
import * as selling from '@botika/common/messages/selling'
import { useEffect, useState } from 'react'
import { t } from '../../lib/language/text'
import { Field } from '../../ui/Field'
import field from '../../ui/Field.module.css'
import { FileField } from '../../ui/FileField'
import ui from '../../ui/ui.module.css'
import { readDraft } from './draft'
import type { Values } from './fields'

export type PaperFiles = Partial<Record<PaperKind, File | null>>

const PARTS = ['holder_name', 'number', 'expires_on']
const nameOf = (kind: PaperKind, part: string) => `paper_${kind}_${part}`

/** The papers of which anything was typed or chosen, as the server takes them, and their files. */
export function papersIn(values: Values, files: PaperFiles) {
  const isTyped = (kind: PaperKind) => PARTS.some((part) => values[nameOf(kind, part)])
  const kinds = PAPER_KINDS.filter((kind) => files[kind] || isTyped(kind))
  const papers = kinds.map((kind) => ({
    kind,
    number: values[nameOf(kind, 'number')] ?? '',
    expires_on: values[nameOf(kind, 'expires_on')] ?? null,
    ...(kind === 'prc_card' && { holder_name: values[nameOf(kind, 'holder_name')] ?? '' }),
  }))
  const chosen = Object.fromEntries(kinds.flatMap((kind) => (files[kind] ? [[kind, files[kind]]] : [])))
  return { kinds, ...(papers.length > 0 && { papers }), ...(chosen as Partial<Record<PaperKind, File>>) }
}

/** What the server says of the papers in their order, as their fields are named. */
export function atFields(errors: Record<string, string[]>, kinds: readonly PaperKind[]) {
  const named = Object.entries(errors).map(([field, texts]) => {
    const [, at, part] = /^papers\.(\d+)\.(\w+)$/.exec(field) ?? []
    const kind = kinds[Number(at)]
    return [kind && part ? nameOf(kind, part) : field, texts] as const
  })
  return Object.fromEntries(named)
}

interface PaperFieldsProps {
  files: PaperFiles
  onFiles: (files: PaperFiles) => void
  errors: Record<string, string | undefined>
}

export function PaperFields({ files, onFiles, errors }: PaperFieldsProps) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(
    () => setIsOpen(Object.keys(readDraft('pre-register')).some((name) => name.startsWith('paper_'))),
    [],
  )
  const errorOf = (kind: PaperKind, part: string) => errors[nameOf(kind, part)]
  return (
    <details className={ui.stack} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t(selling.addYourPapersNow)}</summary>
      <p className={`${ui.small} ${ui.muted}`}>
        {t(selling.papersCanComeLater)} {t(selling.chooseFilesAgain)}
      </p>
      {PAPER_KINDS.map((kind) => {
        const name = t(PAPER_NAMES[kind])
        return (
          <fieldset key={kind} className={`${ui.stack} ${ui.apart}`}>
            <legend className={field.legend}>{name.charAt(0).toUpperCase() + name.slice(1)}</legend>
            {kind === 'prc_card' ? (
              <Field
                label={t(selling.nameOnTheCard)}
                name={nameOf(kind, 'holder_name')}
                error={errorOf(kind, 'holder_name')}
                maxLength={150}
              />
            ) : null}
            <div className={field.pair}>
              <Field
                label={t(selling.paperNumber)}
                name={nameOf(kind, 'number')}
                error={errorOf(kind, 'number')}
                maxLength={60}
              />
              <Field
                label={t(selling.lastDay)}
                type="date"
                name={nameOf(kind, 'expires_on')}
                error={errorOf(kind, 'expires_on')}
              />
            </div>
            <FileField
              label={t(selling.pictureOf, { paper: name })}
              hint={t(selling.allOfItReadable)}
              file={files[kind] ?? null}
              onChoose={(file) => onFiles({ ...files, [kind]: file })}
              error={errors[kind]}
              isOptional
            />
          </fieldset>
        )
      })}
    </details>
  )
}
