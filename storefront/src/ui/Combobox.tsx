import * as ui from '@botika/common/messages/ui'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './Combobox.module.css'
import field from './Field.module.css'
import { t } from '../lib/language/text'
import { describedBy, FieldNotes } from './Field'
import { Icon } from './Icon'
import { useListbox } from './useListbox'

export interface ComboOption {
  value: string
  text: string
}

interface Props {
  label: string
  options: readonly ComboOption[]
  text: string
  onChoose: (option: ComboOption) => void
  error?: string | undefined
  disabled?: boolean
  isLoading?: boolean
  hasFailed?: boolean
}

const SHOWN = 80
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export function Combobox({ label, options, text, onChoose, error, disabled, isLoading, hasFailed }: Props) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const isOpen = typed !== null && !disabled
  const matches = isOpen ? matching(options, typed === text ? '' : typed) : []
  const shown = matches.slice(0, SHOWN)
  const listbox = useListbox({
    typed,
    isOpen,
    count: shown.length,
    mustChoose: true,
    onOpen: () => setTyped((now) => now ?? text),
    onClose: () => setTyped(null),
    onChoose: (at) => choose(shown[at]),
  })
  useEffect(() => {
    // the keyboard covers the list on phones
    if (isOpen && window.innerWidth < 576) box.current?.scrollIntoView({ block: 'start' })
  }, [isOpen])

  function choose(option: ComboOption | undefined) {
    if (option) onChoose(option)
    setTyped(null)
  }

  function onBlur() {
    const exact =
      typed === null ? undefined : options.find((option) => plain(option.text) === plain(typed.trim()))
    choose(exact)
  }

  return (
    <div ref={box} className={`${field.field} ${styles.combobox}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={field.input}
        {...listbox.input}
        {...describedBy({ id, error })}
        disabled={disabled}
        placeholder={isLoading ? t(ui.loading) : t(ui.typeToSearch)}
        value={typed ?? text}
        onChange={(event) => setTyped(event.target.value)}
        onClick={() => setTyped((now) => now ?? text)}
        onBlur={onBlur}
      />
      <Icon name="down" size={18} />
      <ul
        {...listbox.list}
        aria-label={t(ui.labelChoices, { label })}
        className={styles.list}
        hidden={!isOpen}
      >
        {shown.map((option, index) => (
          <li key={option.value} {...listbox.option(index)}>
            {option.text}
          </li>
        ))}
        {shown.length === 0 ? (
          <li className={styles.none}>
            {isLoading ? t(ui.loading) : hasFailed ? t(ui.theListDidNotLoad) : t(ui.noSuchName)}
          </li>
        ) : null}
        {matches.length > shown.length ? (
          <li className={styles.none}>
            {t(ui.countMoreTypeToNarrow, { count: matches.length - shown.length })}
          </li>
        ) : null}
      </ul>
      <FieldNotes id={id} error={error} />
    </div>
  )
}

function matching(options: readonly ComboOption[], typed: string): readonly ComboOption[] {
  const wanted = plain(typed.trim())
  if (wanted === '') return options
  const usual = ({ text }: ComboOption) => plain(text).replace(/^city of ([^,]+)/, '$1 city')
  const found = options.filter((one) => plain(one.text).includes(wanted) || usual(one).includes(wanted))
  const begins = (one: ComboOption) => Number(usual(one).startsWith(wanted))
  return [...found].sort((a, b) => begins(b) - begins(a))
}
