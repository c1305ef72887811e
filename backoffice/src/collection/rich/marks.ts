export interface Written {
  text: string
  start: number
  end: number
}

export type Mark = 'strong' | 'heading' | 'list'

const LINE_MARKS = { heading: '## ', list: '- ' } as const

export function withMark(written: Written, mark: Mark): Written {
  return mark === 'strong' ? strong(written) : lines(written, LINE_MARKS[mark])
}

function strong({ text, start, end }: Written): Written {
  const chosen = text.slice(start, end)
  const isMarked = text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**'
  if (isMarked)
    return {
      text: text.slice(0, start - 2) + chosen + text.slice(end + 2),
      start: start - 2,
      end: end - 2,
    }
  const marked = chosen.trim() || 'strong words'
  const lead = start + (chosen.trim() ? chosen.indexOf(marked) : 0)
  const rest = chosen.trim() ? text.slice(lead + marked.length) : text.slice(end)
  return {
    text: `${text.slice(0, lead)}**${marked}**${rest}`,
    start: lead + 2,
    end: lead + 2 + marked.length,
  }
}

function lines({ text, start, end }: Written, prefix: string): Written {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', Math.max(start, end))
  const to = next === -1 ? text.length : next
  const before = text.slice(from, to).split('\n')
  const written = before.filter((line) => line.trim() !== '')
  const isMarked = written.length > 0 && written.every((line) => line.startsWith(prefix))
  const bare = (line: string) => line.replace(/^(## |- )/, '')
  const after = before.map((line) => (isMarked ? bare(line) : `${prefix}${bare(line)}`)).join('\n')
  const marked = text.slice(0, from) + after + text.slice(to)
  // with nothing chosen one writes on, where one was in the line: what is chosen would go at the next letter
  if (start === end) {
    const caret = Math.max(from, start + after.length - (to - from))
    return { text: marked, start: caret, end: caret }
  }
  return { text: marked, start: from, end: from + after.length }
}
