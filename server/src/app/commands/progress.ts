const EVERY_MS = 1_000
const EVERY_MS_IN_A_LOG = 15_000

/** One line that says how far a long piece of work is: in place on a terminal, now and then in a log. */
export function progressLine(out: NodeJS.WriteStream = process.stdout) {
  const every = out.isTTY ? EVERY_MS : EVERY_MS_IN_A_LOG
  let next = performance.now() + every
  let isOpen = false
  return {
    show(text: string) {
      if (performance.now() < next) return
      next = performance.now() + every
      if (out.isTTY) out.write(`\r\u001B[2K  · ${text}`)
      else out.write(`  · ${text}\n`)
      isOpen = out.isTTY
    },
    end() {
      if (isOpen) out.write('\r\u001B[2K')
      isOpen = false
    },
  }
}
