import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { ROLES_PAGE } from '../roles/page'
import { faultsOf, pageOf, seenTable, VISITORS } from '../roles/table'
import { ACTIONS } from '../roles/screens'

test('every screen offers what the server allows, for each resource, action and role', async ({
  request,
}) => {
  const cells = await seenTable(request)
  const resources = new Set(cells.map(({ resource }) => resource))
  expect(resources.size).toBeGreaterThan(20)
  expect(cells).toHaveLength(resources.size * ACTIONS.length * VISITORS.length)
  expect(faultsOf(cells)).toEqual([])
  expect(cells.filter(({ status }) => status !== null && status >= 500)).toEqual([])
  expect(pageOf(cells), 'docs/roles.md is old: npm run roles').toBe(readFileSync(ROLES_PAGE, 'utf8'))
})
