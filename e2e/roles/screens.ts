import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { COLLECTIONS } from '@botika/common/roles/collections'
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

// what an action looks like where it is put on a screen
const BUTTONS = {
  create: /<AddPartButton/,
  edit: /decidePrescription|saveOrderNotes|CALLS\.contact\.update/,
  delete: /(plain|entity)Resource\(|<EditPage|<DeleteButton|<ClearAwayButton|searchMisses\.remove/,
  export: /(plain|entity)Resource\(|<ExportButton/,
  bulk: /<EachDialog/,
} as const

/** The sources of every resource's screens, by its name: its lines in the list of resources, and the folder they name. */
function sources(): Map<string, string> {
  const [, ...declared] = readFileSync(path.join(FOLDER, 'index.ts'), 'utf8').split(/^const /m)
  return new Map(
    declared.map((lines) => {
      const [, name = ''] = /(?:\bname: |entityResource\()'([a-z-]+)'/.exec(lines) ?? []
      const [, folder] = /import\('\.\/([a-z-]+)\//.exec(lines) ?? []
      return [name, lines + (folder ? textOf(path.join(FOLDER, folder)) : '')]
    }),
  )
}

const textOf = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')

/** Every resource of either office. */
export function screenResources(): ScreenResource[] {
  const texts = sources()
  const offered = (office: '/seller' | '/admin', name: string): ReadonlySet<Action> => {
    // a seller has one pharmacy and so no list of them
    if (name === 'pharmacies' && SCREENS[office].some((screen) => screen.path === '/pharmacy'))
      return new Set(['edit'])
    const resource = RESOURCES[office].find((one) => one.name === name)
    if (!resource) return new Set()
    // a collection is no more than its fields: its screens have the buttons of every such one
    const text = texts.get(name) ?? (name in COLLECTIONS ? 'entityResource(' : '')
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
