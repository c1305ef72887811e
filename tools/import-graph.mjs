// Which files import which, and which folders import each other in a circle.
import path from 'node:path'
import ts from 'typescript-5'

/** Workspaces that lie under another folder, by their package's name. */
const FOLDER_OF = {
  'embedded-postgres': 'server/embedded-postgres',
  registers: 'server/registers',
  demo: 'tools/demo',
}
const TEST = /\.test\.tsx?$|\/testing\/|\/fixtures\/|setup\.ts$/

export const isTest = (file) => TEST.test(file)

/** What each file imports of the project, statically or lazily; `texts` are the project's files by path. */
export function importsIn(texts) {
  const imports = new Map()
  for (const [file, text] of texts) {
    const names = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
    imports.set(file, new Set(names.map((name) => resolved(file, name, texts)).filter(Boolean)))
  }
  return imports
}

function resolved(file, name, texts) {
  const from = name.startsWith('@botika/')
    ? name.replace(/^@botika\/([a-z-]+)/, (_, name) => `${FOLDER_OF[name] ?? name}/src`)
    : name.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), name)
      : null
  if (from === null) return null
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => from + end).find((one) => texts.has(one))
}

/** The folders that import each other in a circle, the largest circle first. Tests look at several and don't count. */
export function folderCycles(imports) {
  const folders = new Map()
  for (const [file, targets] of imports) {
    if (isTest(file)) continue
    const from = path.posix.dirname(file)
    for (const target of targets) {
      const to = path.posix.dirname(target)
      if (from !== to) folders.set(from, (folders.get(from) ?? new Set()).add(to))
    }
  }
  return knots(folders)
}

/** Tarjan's strongly connected components. */
function knots(graph) {
  const [index, low, stack, found] = [new Map(), new Map(), [], []]
  const visit = (node) => {
    index.set(node, index.size)
    low.set(node, index.get(node))
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)))
    }
    if (low.get(node) === index.get(node)) found.push(stack.splice(stack.indexOf(node)))
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return found.filter((knot) => knot.length > 1).sort((a, b) => b.length - a.length)
}
