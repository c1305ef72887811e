/** As the back office's build writes it: `pages` name their files by place, and the first that matches counts. */
interface Screens {
  files: string[]
  pages: { path: string; files: number[] }[]
}

let lastRead: { text: string; find: (address: string) => string[] } | undefined

/** The files of the screen at an address such as `/seller/orders/7/show?tab=2`, by what the build wrote of them. */
export function screenFiles(text: string | null, url: string): string[] {
  if (text === null) return []
  if (lastRead?.text !== text) lastRead = { text, find: finder(JSON.parse(text) as Screens) }
  return lastRead.find(url.replace(/\/?(\?.*)?$/, ''))
}

function finder({ files, pages }: Screens) {
  const patterns = pages.map((page) => ({
    pattern: new RegExp(`^${page.path.replace(/:\w+/g, '[^/]+')}$`),
    files: page.files.map((place) => files[place] ?? ''),
  }))
  return (address: string) => patterns.find(({ pattern }) => pattern.test(address))?.files ?? []
}
