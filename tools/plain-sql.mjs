// Statements that stand in the server as plain text, whose tables and columns no compiler checks.
import ts from 'typescript-5'

/**
 * How many each module may still have; none is added. `*.hot.ts` holds texts on purpose: their columns are compared
 * with the migrated database by a test.
 *
 * @type {Record<string, number>}
 */
export const ALLOWED = {
  catalogue: 18,
}

const TEST = /\.test\.tsx?$|\/testing\//
const WORDS = /^\W*(with|select|insert into|update|delete from)\s/
const MORE = /\b(from|set|values|into|select)\b/

/** Whether a node of the syntax tree is a statement as plain text; what `sql` tags is part of a checked one. */
export function isPlainSql(node, source) {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false
  if (ts.isTaggedTemplateExpression(node.parent)) return false
  const text = node.getText(source)
  return WORDS.test(text) && MORE.test(text)
}

export const mayHold = (file) =>
  /^server\/src\/.*\.tsx?$/.test(file) && !TEST.test(file) && !file.endsWith('.hot.ts')

/** The lines of a file where such statements begin. */
export function plainSqlIn(file, text) {
  if (!mayHold(file)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lines = []
  const visit = (node) => {
    if (isPlainSql(node, source))
      lines.push(source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return lines
}

/** What is wrong with the statements of all files, as `[file, lines]` each. */
export function plainSqlFaults(found, allowed = ALLOWED) {
  const modules = grouped(found)
  return [...new Set([...modules.keys(), ...Object.keys(allowed)])].flatMap((name) => {
    const files = (modules.get(name) ?? []).filter(([, lines]) => lines.length > 0)
    const count = files.reduce((sum, [, lines]) => sum + lines.length, 0)
    const most = allowed[name] ?? 0
    if (count === most) return []
    if (count < most)
      return [`tools/plain-sql.mjs ${name} has ${count} plain statements now: lower its number`]
    const places = files.map(([file, lines]) => `${file}:${lines.join(',')}`).join(' ')
    return [
      `${name} has ${count} plain statements and may have ${most}: write new ones with \`build\` (${places})`,
    ]
  })
}

function grouped(found) {
  const modules = new Map()
  for (const one of found) {
    const name = one[0].split('/')[2]
    modules.set(name, [...(modules.get(name) ?? []), one])
  }
  return modules
}
