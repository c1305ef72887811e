import * as searchMessages from '@botika/common/messages/search'
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t, unbroken } from '../lib/language/text'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { useListbox } from '../ui/useListbox'
import styles from './SearchBox.module.css'
import { storedAtom, useAtom } from '../lib/store'
import { expected } from '@botika/common/expected'
import type { SearchOption } from './suggest'

const DEBOUNCE_MS = 140
const MIN_LETTERS = 2
const NONE: readonly SearchOption[] = []

/** What was typed lately while nothing is, else what the server suggests. */
function useOptions(typed: string, recent: readonly string[], isWanted: boolean) {
  const [options, setOptions] = useState(NONE)
  const keyword = typed.trim()
  const isFresh = keyword === ''
  useEffect(() => {
    if (!isWanted || (isFresh ? recent.length === 0 : keyword.length < MIN_LETTERS)) {
      setOptions(NONE)
      return
    }
    const abort = new AbortController()
    const timer = setTimeout(
      async () => {
        const found = await import('./suggest')
          .then(({ recentOptions, suggest }) =>
            isFresh ? recentOptions(recent) : suggest(keyword, abort.signal),
          )
          .catch(expected('Nobody who types is interrupted'))
        if (found && !abort.signal.aborted) setOptions(found)
      },
      isFresh ? 0 : DEBOUNCE_MS,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [keyword, isFresh, recent, isWanted])
  return options
}

const MOST = 6

const recentAtom = storedAtom<string[]>(
  'recentSearches',
  [],
  (value): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string'),
)

function useRecentSearches() {
  const [recent, set] = useAtom(recentAtom)
  return {
    recent,
    remember: (keyword: string) =>
      set((all) =>
        [keyword, ...all.filter((one) => one.toLowerCase() !== keyword.toLowerCase())].slice(0, MOST),
      ),
    forget: () => set([]),
  }
}

export function SearchBox() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const searched = keywordAt(pathname)
  const [typed, setTyped] = useState(searched)
  const [isOpen, setIsOpen] = useState(false)
  const { recent, remember, forget } = useRecentSearches()
  const options = useOptions(typed, recent, isOpen)
  const isShown = isOpen && options.length > 0
  const listbox = useListbox({
    typed,
    isOpen: isShown,
    count: options.length,
    onOpen: () => setIsOpen(true),
    onClose: () => (isShown ? setIsOpen(false) : setTyped('')),
    onChoose: (at) => choose(options[at]),
  })
  useEffect(() => {
    setIsOpen(false)
    if (document.activeElement !== input.current) setTyped(searched)
  }, [pathname, searched])

  function go(to: string, keyword?: string) {
    if (keyword) remember(keyword)
    setIsOpen(false)
    input.current?.blur()
    void navigate(to)
  }
  const choose = (option: SearchOption | undefined) => option && go(option.to, option.keyword)

  function submit(event: FormEvent) {
    event.preventDefault()
    const keyword = typed.trim()
    if (isShown && options[listbox.active]) choose(options[listbox.active])
    else if (keyword) go(paths.searchProducts(keyword), keyword)
  }

  function closeOutside({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement | HTMLButtonElement>) {
    if (!currentTarget.form?.contains(relatedTarget)) setIsOpen(false)
  }

  return (
    <form role="search" action={paths.search()} className={styles.form} onSubmit={submit}>
      <label className={styles.field}>
        <Icon name="search" size={22} />
        <span className={ui.hidden}>{t(searchMessages.searchForMedicinesProductsEtc)}</span>
        <input
          ref={input}
          name="keyword"
          type="search"
          required
          maxLength={200}
          placeholder={t(searchMessages.searchForMedicinesProductsEtc)}
          autoCapitalize="none"
          enterKeyHint="search"
          {...listbox.input}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setIsOpen(true)
          }}
          onFocus={() => setIsOpen(true)}
          onBlur={closeOutside}
        />
      </label>
      <button type="submit" className={ui.primary} aria-label={t(searchMessages.search)}>
        <Icon name="search" />
        <span className={styles.word}>{t(searchMessages.search)}</span>
      </button>
      <div className={styles.panel} hidden={!isShown}>
        <ul {...listbox.list} aria-label={t(searchMessages.suggestions)}>
          {options.map((option, index) => (
            <li
              key={`${option.kind} ${option.to} ${option.text}`}
              {...listbox.option(index)}
              className={styles.option}
            >
              <Icon name={option.icon} size={18} />
              <span className={styles.text}>{unbroken(option.text)}</span>
              <span className={styles.kind}>{option.kind}</span>
            </li>
          ))}
        </ul>
        {typed.trim() === '' && recent.length > 0 ? (
          <button type="button" className={ui.quiet} onClick={forget} onBlur={closeOutside}>
            {t(searchMessages.clearRecentSearches)}
          </button>
        ) : null}
      </div>
      <p className={ui.hidden} role="status">
        {isShown ? t(searchMessages.countSuggestions, { count: options.length }) : ''}
      </p>
    </form>
  )
}

const RESULTS = /^\/search\/(?:facilities\/[^/]+|products|pharmacies|doctors)\/([^/]+)/

export function keywordAt(pathname: string): string {
  const keyword = RESULTS.exec(pathname)?.[1] ?? ''
  try {
    return decodeURIComponent(keyword)
  } catch {
    return keyword
  }
}
