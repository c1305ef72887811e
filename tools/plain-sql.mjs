// Statements that stand in the server as plain text, whose tables and columns no compiler checks: there are none.
import ts from 'typescript-5'

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

export const mayHold = (file) => /^server\/src\/.*\.tsx?$/.test(file) && !TEST.test(file)

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
