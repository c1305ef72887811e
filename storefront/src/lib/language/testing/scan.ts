import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript-5'

/** A text that the source says through the dictionary. */
export interface Said {
  key: string
  /** Relative to the storefront, with slashes. */
  file: string
  line: number
  /** Names of the values that go with it; null where they are not spelled out there. */
  given: string[] | null
  /** True where it is said while modules load, before the language is known. */
  isTooEarly: boolean
}

/** What the source of the storefront says, and what it shows without asking the dictionary. */
export interface Scan {
  said: Said[]
  /** `file:line text` of what stands in markup as it is. */
  bare: string[]
}

const ROOT = path.join(import.meta.dirname, '../../../..')
const SAYERS = ['t', 'word', 'withNodes']
/** Attributes that people read. */
const READ =
  /^(title|label|aria-label|aria-description|placeholder|alt|hint|heading|text|description|emptyText|all|ask)$/
/** An example of a number, not a text. */
const SAMPLE = /^BTK-/
const LETTERS = /\p{L}{2}/u
/** Names and marks that are the same in every language. */
const SAME = /^(Botika|botika|Rx|FIL|EN|PWD|SKU|VAT|GCash|Maya|COD)$/

/** Reads every source file of the storefront. */
export function scanStorefront(): Scan {
  const scan: Scan = { said: [], bare: [] }
  for (const found of readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).sort()) {
    const file = `src/${found.replaceAll(path.sep, '/')}`
    if (!/\.tsx?$/.test(file) || /\.test\.|\/testing\/|lib\/language\/fil\//.test(file)) continue
    scanFile(file, readFileSync(path.join(ROOT, file), 'utf8'), scan)
  }
  return scan
}

/** Adds what one file says. */
export function scanFile(file: string, text: string, scan: Scan) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
  const note = (node: ts.Node, shown: string) => {
    const plain = shown.replace(/\s+/g, ' ').trim()
    if (LETTERS.test(plain) && !SAME.test(plain) && !SAMPLE.test(plain))
      scan.bare.push(`${file}:${lineOf(node)} ${plain}`)
  }
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const sayer = node.expression.text
      const [first, values] = node.arguments
      if (SAYERS.includes(sayer) && first) {
        for (const key of textsOf(first)) {
          const isTooEarly = sayer !== 'word' && !isInFunction(node)
          const given = sayer === 'word' ? null : namesIn(values)
          scan.said.push({ key, file, line: lineOf(node), given, isTooEarly })
        }
      }
    }
    if (ts.isJsxText(node)) note(node, node.text)
    if (ts.isJsxAttribute(node) && READ.test(node.name.getText(source)) && node.initializer) {
      if (ts.isStringLiteral(node.initializer)) note(node, node.initializer.text)
      else if (ts.isJsxExpression(node.initializer))
        for (const one of shownBy(node.initializer)) note(one, one.text)
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      for (const one of shownBy(node)) note(one, one.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
}

/** The literal itself, or those of a choice. */
function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return node.text === '' ? [] : [node.text]
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)]
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression)
  if (ts.isBinaryExpression(node)) return textsOf(node.right)
  return []
}

function namesIn(values: ts.Expression | undefined): string[] | null {
  if (!values) return []
  if (!ts.isObjectLiteralExpression(values)) return null
  return values.properties.flatMap((one) => (one.name && ts.isIdentifier(one.name) ? [one.name.text] : []))
}

function isInFunction(node: ts.Node): boolean {
  for (let one = node.parent; one; one = one.parent) if (ts.isFunctionLike(one)) return true
  return false
}

/** Literals that an expression in braces puts on the page without asking: what begins like a sentence or has spaces. */
function shownBy({ expression }: ts.JsxExpression): ts.StringLiteralLike[] {
  const found: ts.StringLiteralLike[] = []
  const look = (node: ts.Expression) => {
    if (ts.isStringLiteralLike(node) && /^\p{Lu}|\S\s+\S/u.test(node.text)) found.push(node)
    if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(look)
    if (ts.isParenthesizedExpression(node)) look(node.expression)
    if (ts.isBinaryExpression(node)) look(node.right)
  }
  if (expression) look(expression)
  return found
}
