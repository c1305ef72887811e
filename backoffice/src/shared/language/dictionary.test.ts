// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript-5'
import { expect, it } from 'vitest'
import { FILIPINO } from './filipino'

const ROOT = path.join(import.meta.dirname, '../..')
/** What collections and the menu are told as tables: other screens say these fields for them. */
const TABLES = /(^|\/)(spec|facility|menu|keys|record)\.ts$/
const SAID_FIELDS = /^(title|label|help|about|one|many|heading|does|short)$/

/** The literal itself, or those of a choice. */
function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text]
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)]
  return []
}

/** Every text that a file says in the chosen language. */
function saidIn(file: string, text: string): string[] {
  const said: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't')
      said.push(...node.arguments.slice(0, 1).flatMap(textsOf))
    if (TABLES.test(file) && ts.isPropertyAssignment(node) && ts.isIdentifier(node.name))
      if (SAID_FIELDS.test(node.name.text)) said.push(...textsOf(node.initializer))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return said
}

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\/|language\/filipino\//.test(file))

it('has the Filipino of everything that the screens ask for', () => {
  const missing = files.flatMap((file) =>
    saidIn(file, readFileSync(path.join(ROOT, file), 'utf8'))
      .filter((text) => /\p{L}{2}/u.test(text) && !Object.hasOwn(FILIPINO, text))
      .map((text) => `${file} ${text}`),
  )
  expect(missing).toEqual([])
})

it('finds what is said, also as one of two and in a table', () => {
  expect(saidIn('a.tsx', "const a = () => t(is ? 'Yes' : 'No', { n }) + other('Not said')")).toEqual([
    'Yes',
    'No',
  ])
  expect(saidIn('x/spec.ts', "export const spec = { one: 'Courier', kind: 'text' }")).toEqual(['Courier'])
})
