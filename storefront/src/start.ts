import type { PageState } from './page-state'

/**
 * The first script of every page, small on purpose: React comes when the browser has nothing to do, or as soon as
 * somebody touches the page. A tap on a button before that is kept and given to the page when it is ready.
 */
const root = document.documentElement
const EAGER = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const
const tapped = new Set<HTMLElement>()
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

function start() {
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
  void import('./entry-client')
}

addEventListener('click', keepTap, true)
addEventListener(
  'hydrated',
  () => {
    removeEventListener('click', keepTap, true)
    for (const button of tapped) {
      button.removeAttribute('aria-busy')
      button.click()
    }
  },
  { once: true },
)
for (const name of EAGER) addEventListener(name, start, { capture: true, passive: true })

const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 3000 }) : setTimeout(start, 300)
if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle, { once: true })
