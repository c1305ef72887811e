const ENTRY = /<script[^>]+type="module"[^>]+src="([^"]+)"/

/** The script that a page begins with; its name changes with every version. */
export const entryOf = (html: string): string | null => ENTRY.exec(html)?.[1] ?? null

/** Whether the server has another version than the page that is open; what can't be read is none. */
export async function hasNewVersion(address: string, signal: AbortSignal): Promise<boolean> {
  const mine = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src')
  const reply = await fetch(address, { signal, headers: { Accept: 'text/html' } })
  const theirs = reply.ok ? entryOf(await reply.text()) : null
  return Boolean(mine && theirs && mine !== theirs)
}
