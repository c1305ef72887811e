import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { pathOf } from '../../backoffice/src/provider/table'
import { RESOURCES } from '../../backoffice/src/resources'
import { SCREENS } from '../../backoffice/src/app/screens'

/** What can be done with a resource, as the table's columns. */
export const ACTIONS = ['list', 'create', 'edit', 'delete', 'export', 'bulk'] as const
export type Action = (typeof ACTIONS)[number]

/** One resource of the back office, and what its screens have buttons for in each office. */
export interface ScreenResource {
  name: string
  /** The API's and the policy's name for it. */
  path: string
  screens: Record<'/seller' | '/admin', ReadonlySet<Action>>
}

const FOLDER = fileURLToPath(new URL('../../backoffice/src/resources', import.meta.url))

// what a deed looks like where it is put on a screen
const BUTTONS = {
  create: /<AddPartButton/,
  edit: /judgePrescription|saveOrderNotes|CALLS\.contact\.update/,
  delete: /plainResource\(|<EditPage|<DeleteButton|<ClearAwayButton|searchMisses\.remove/,
  export: /plainResource\(|<ExportButton/,
  bulk: /<EachDialog/,
} as const

/** The sources of every resource's screens, by its name. */
function sources(): Map<string, string> {
  const found = new Map<string, string>()
  for (const entry of readdirSync(FOLDER, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const folder = path.join(FOLDER, entry.name)
    const files = readdirSync(folder).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    // a page of its own, beside the resources
    if (!files.includes('index.ts')) continue
    const text = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n')
    const name = /\bname: '([a-z-]+)'/.exec(readFileSync(path.join(folder, 'index.ts'), 'utf8'))?.[1]
    if (!name) throw new Error(`${folder} does not say what its resource is called`)
    found.set(name, text)
  }
  return found
}

/** Every resource of either office. */
export function screenResources(): ScreenResource[] {
  const texts = sources()
  const offered = (office: '/seller' | '/admin', name: string): ReadonlySet<Action> => {
    // a seller has one pharmacy and so no list of them
    if (name === 'pharmacies' && SCREENS[office].some((screen) => screen.path === '/pharmacy'))
      return new Set(['edit'])
    const resource = RESOURCES[office].find((one) => one.name === name)
    if (!resource) return new Set()
    const text = texts.get(name) ?? ''
    const { list, create, edit } = resource
    const has: Record<Action, boolean> = {
      list: Boolean(list),
      create: Boolean(create) || BUTTONS.create.test(text),
      edit: Boolean(edit) || BUTTONS.edit.test(text),
      delete: BUTTONS.delete.test(text),
      export: BUTTONS.export.test(text),
      bulk: BUTTONS.bulk.test(text),
    }
    return new Set(ACTIONS.filter((action) => has[action]))
  }
  return RESOURCES['/admin'].map(({ name }) => ({
    name,
    path: pathOf(name),
    screens: { '/seller': offered('/seller', name), '/admin': offered('/admin', name) },
  }))
}
