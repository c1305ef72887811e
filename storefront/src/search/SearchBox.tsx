import * as searchMessages from '@botika/common/messages/search'
import * as uiMessages from '@botika/common/messages/ui'
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../lib/paths'
import { unbroken } from '../lib/language/unbroken'
import { t } from '../lib/language/words'
import { Icon, type IconName } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { optionsOf } from './options'
import styles from './SearchBox.module.css'
import { searchedAt } from './searched'
import { useAtom } from '../lib/store'
import { storedAtom } from '../lib/stored'
import { expected } from '@botika/common/expected'
import type { Suggestions } from '@botika/common/products/schema'

const DEBOUNCE_MS = 140
const MIN_LETTERS = 2
const NONE: Suggestions = { data: [] }

/** What the typed letters may mean; the last good answer stays until the next one is here. */
function useSuggestions(typed: string, isWanted: boolean): Suggestions {
  const [found, setFound] = useState(NONE)
  const keyword = typed.trim()
  useEffect(() => {
    if (!isWanted || keyword.length < MIN_LETTERS) {
      setFound(NONE)
      return
    }
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const { suggest } = await import('./suggest')
      // a list that does not come is no reason to interrupt somebody who types
      const answer = await suggest(keyword, abort.signal).catch(expected('Nobody who types is interrupted'))
      if (answer && !abort.signal.aborted) setFound(answer)
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [keyword, isWanted])
  return found
}

const MOST = 6

const recentAtom = storedAtom<string[]>(
  'recentSearches',
  [],
  (value): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string'),
)

/** What was searched here before, newest first. */
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

/** The one search box: suggestions while typing, by pointer or by keyboard. Without scripts it is a plain form. */
export function SearchBox() {
  const listId = useId()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const searched = searchedAt(pathname)
  const [typed, setTyped] = useState(searched)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { recent, remember, forget } = useRecentSearches()
  const found = useSuggestions(typed, isOpen)
  const options = optionsOf(typed, found, recent)
  const isShown = isOpen && options.length > 0
  useEffect(() => {
    setIsOpen(false)
    // whoever is typing already wants something else
    if (document.activeElement !== input.current) setTyped(searched)
  }, [pathname, searched])
  useEffect(() => setActive(-1), [typed])

  function go(to: string, keyword?: string) {
    if (keyword) remember(keyword)
    setIsOpen(false)
    input.current?.blur()
    void navigate(to)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const chosen = options[active]
    const keyword = typed.trim()
    if (isShown && chosen) go(chosen.to, chosen.keyword)
    else if (keyword) go(paths.searchProducts(keyword), keyword)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      if (isShown) setIsOpen(false)
      else setTyped('')
      return
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setIsOpen(true)
    const step = event.key === 'ArrowDown' ? 1 : -1
    // one place more than there are options: the typed words themselves
    setActive((now) => ((now + 1 + step + options.length + 1) % (options.length + 1)) - 1)
  }

  /** The list stays while the focus is in the box or in what belongs to it. */
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
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setIsOpen(true)
          }}
          onFocus={() => setIsOpen(true)}
          onBlur={closeOutside}
          onKeyDown={onKeyDown}
        />
      </label>
      <button type="submit" className={ui.primary} aria-label={t(searchMessages.search)}>
        <Icon name="search" />
        <span className={styles.word}>{t(searchMessages.search)}</span>
      </button>
      <div className={styles.panel} hidden={!isShown}>
        <ul id={listId} role="listbox" aria-label={t(searchMessages.suggestions)}>
          {options.map((option, index) => (
            // the box keeps the focus: it names the chosen option by its id
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled by the box
            <li
              key={option.key}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => go(option.to, option.keyword)}
            >
              <Icon name={ICONS[option.kind]} size={18} />
              <span className={styles.text}>{unbroken(option.text)}</span>
              <span className={styles.kind}>{t(KINDS[option.kind])}</span>
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

const KINDS = {
  product: searchMessages.product,
  generic: searchMessages.genericName,
  brand: uiMessages.brand,
  pharmacy: searchMessages.pharmacy,
  recent: searchMessages.recent,
  search: searchMessages.didYouMean,
  refused: searchMessages.notSoldOnline,
}
const ICONS: Record<keyof typeof KINDS, IconName> = {
  product: 'box',
  generic: 'pill',
  brand: 'search',
  pharmacy: 'store',
  recent: 'clock',
  search: 'help',
  refused: 'alert',
}
