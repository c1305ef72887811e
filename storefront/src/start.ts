import type { PageState } from './app/page-state'

/**
 * The first script of every page, inline, so small and without imports. React comes when the browser idles or somebody
 * touches the page; a tap on a button before that is kept for it.
 */
const root = document.documentElement
const EAGER = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const
const tapped = new Set<HTMLElement>()
const submitted = new Set<HTMLFormElement>()
let started = false

function keepTap(event: Event) {
  if (root.dataset['hydrated'] !== undefined) return
  const button =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('button[type=button]:not([popovertarget])')
      : null
  if (!button) return
  event.preventDefault()
  button.setAttribute('aria-busy', 'true')
  tapped.add(button)
}

/** A form without an action must be sent by the page's code. */
function keepForm(event: Event) {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
  event.preventDefault()
  submitted.add(form)
}

function sendFilters({ target }: Event) {
  const group = target instanceof Element ? target.closest<HTMLElement>('[data-auto]') : null
  if (!group) return
  const form = group instanceof HTMLFormElement ? group : document.getElementById(group.dataset['auto'] ?? '')
  if (form instanceof HTMLFormElement) form.submit()
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

async function start() {
  if (started) return
  started = true
  for (const name of EAGER) removeEventListener(name, start, true)
  const { modules } = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as PageState
  for (const href of modules) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  // one by one, so that a tap need not wait for all; the last one starts React
  for (const href of modules) {
    // browsers report failed imports, and the page still works as links
    await Promise.allSettled([import(/* @vite-ignore */ href)])
    await nextTask()
  }
}

addEventListener('click', keepTap, true)
addEventListener('submit', keepForm, true)
addEventListener('change', sendFilters, true)
addEventListener(
  'hydrated',
  () => {
    removeEventListener('click', keepTap, true)
    removeEventListener('submit', keepForm, true)
    removeEventListener('change', sendFilters, true)
    for (const button of tapped) {
      button.removeAttribute('aria-busy')
      button.click()
    }
    for (const form of submitted) form.requestSubmit()
  },
  { once: true },
)
for (const name of EAGER) addEventListener(name, start, { capture: true, passive: true })

const whenIdle = () =>
  'requestIdleCallback' in window
    ? requestIdleCallback(() => void start(), { timeout: 3000 })
    : setTimeout(() => void start(), 300)
if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle, { once: true })
