import { noSuchRecord } from '@botika/common/messages/problem'
import { t } from '@botika/common/messages/reader'
import { mayDo, visitorsIn } from '@botika/common/auth/provider'
import type { SessionClient } from '@botika/common/auth/session-client'
import { EXPORT_HEADER } from '@botika/common/http/call'
import { unreached } from '@botika/common/http/client'
import type { Page } from '@botika/common/http/paging'
import simpleRest from 'ra-data-simple-rest'
import { type DataProvider, HttpError, type RaRecord } from 'react-admin'
import { asHttpError, send, simpleHttp } from './http'
import { forEachOf, listOf, queryOf } from './lists'
import { withPictures } from './pictures'
import { pathOf } from './table'
import { makeVerbs, type Verbs } from './verbs'

const API = '/api'

const isNumber = (id: unknown) => /^\d+$/.test(String(id))

export type BotikaDataProvider = DataProvider & Verbs

function scopeOf(session: SessionClient, path: string): Record<string, string> {
  const user = session.known()
  return user && mayDo(visitorsIn(user), path, 'manage') ? { scope: 'manage' } : {}
}

function listCall(session: SessionClient, resource: string, query: object) {
  const path = pathOf(resource)
  return { url: `${API}/${path}`, params: { ...query, ...scopeOf(session, path) } }
}

export function makeDataProvider(session: SessionClient): BotikaDataProvider {
  const rest = simpleRest(
    API,
    simpleHttp(session, (url, method) => {
      const path = url.split('/')[2] ?? ''
      return method === 'GET'
        ? `${url}?${new URLSearchParams(scopeOf(session, path))}`.replace(/\?$/, '')
        : url
    }),
  )

  async function list<T extends RaRecord>(
    resource: string,
    query: object,
    signal?: AbortSignal,
    isExport = false,
  ) {
    const call = listCall(session, resource, query)
    const { data } = await send<Page<T>>(session, {
      ...call,
      ...(signal ? { signal } : {}),
      ...(isExport ? { headers: { [EXPORT_HEADER]: '1' } } : {}),
    })
    return listOf(data)
  }

  return {
    ...rest,
    supportAbortSignal: true,
    getList: (resource, { signal, meta, ...params }) =>
      list(resource, queryOf(params), signal, meta?.isExport === true),
    getMany: async (resource, { ids, signal }) =>
      ids.length === 0 ? { data: [] } : list(resource, { ids: ids.join(','), per_page: 100 }, signal),
    getManyReference: (resource, { target, id, filter, signal, ...params }) =>
      list(resource, queryOf({ ...params, filter: { ...filter, [target]: id } }), signal),
    getOne: async (resource, params) => {
      if (!isNumber(params.id)) throw new HttpError(t(noSuchRecord), 404)
      const found = await rest.getOne(pathOf(resource), params)
      if (!isNumber(found.data.id)) throw asHttpError(unreached())
      return found
    },
    create: async (resource, { data, ...params }) =>
      rest.create(pathOf(resource), { ...params, data: await withPictures(session, data) }),
    update: async (resource, { data, previousData, ...params }) => {
      const changes = changesOf(data, previousData)
      return rest.update(pathOf(resource), {
        ...params,
        previousData,
        data: await withPictures(session, changes),
      })
    },
    updateMany: (resource, { ids, data }) =>
      forEachOf(ids, (id) => rest.update(pathOf(resource), { id, data, previousData: { id } })),
    delete: (resource, params) => rest.delete(pathOf(resource), params),
    deleteMany: (resource, { ids }) => forEachOf(ids, (id) => rest.delete(pathOf(resource), { id })),
    ...makeVerbs(session),
  } as BotikaDataProvider
}

/** What a form changed, and the version it started from, so that the server can refuse what somebody else changed meanwhile. */
function changesOf(data: Record<string, unknown>, before: Record<string, unknown> | undefined) {
  if (!before) return data
  const changed = Object.entries(data).filter(([field, value]) => !isSame(value, before[field]))
  const version = before['updated_at']
  return {
    ...Object.fromEntries(changed.map(([field, value]) => [field, value ?? null])),
    ...(typeof version === 'string' ? { updated_at: version } : {}),
  }
}

// forms write nothing as an empty text or as null, as their inputs please
const known = (value: unknown) => (value === '' || value === undefined ? null : value)

const isSame = (one: unknown, other: unknown) => JSON.stringify(known(one)) === JSON.stringify(known(other))
