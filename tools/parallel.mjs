import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/** Runs a Node program of ours and hands back its exit code and everything it said. */
export function node(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/** Several at once, as one: all went well or here is what did not. */
export async function all(runs) {
  const results = await Promise.all(runs)
  const failed = results.filter(({ ok }) => !ok)
  return { ok: failed.length === 0, output: failed.map(({ output }) => output).join('\n') }
}

/** For a script of its own: says what went wrong and ends with the fitting code. */
export function report({ ok, output }) {
  process.stdout.write(output)
  process.exit(ok ? 0 : 1)
}
