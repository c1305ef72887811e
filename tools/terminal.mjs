// What the person at the terminal sees: one line per step, redrawn in place where the terminal allows it.

const isLive = process.stdout.isTTY === true

/** Says that a step begins, how far it is, and how long it took. */
export function step(name) {
  const began = performance.now()
  let last = ''
  draw('…')

  function draw(text, isOver = false) {
    const line = `  ${isOver ? '✓' : '·'} ${name}  ${text}`
    if (line === last) return
    last = line
    if (isLive) process.stdout.write(`\r\x1b[2K${line}${isOver ? '\n' : ''}`)
    else process.stdout.write(`${line}\n`)
  }

  return {
    far: (text) => draw(text),
    done: (text = 'done') => draw(`${text} (${seconds(performance.now() - began)})`, true),
    /** Makes room for a fault below the line. */
    failed: () => process.stdout.write(isLive ? '\n' : ''),
  }
}

export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/** One sentence, exit code 1. */
export function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}
