import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { Problem } from '@botika/common/http/problem'
import type { FastifyInstance } from 'fastify'
import { catalogueModule } from '../catalogue'
import { contentModule } from '../content'
import { directoryModule, keepRequired, placesModule } from '../directory'
import { ingestModule } from '../ingest'
import { orderingModule } from '../ordering'
import { peopleModule } from '../people'
import {
  AWAY,
  type Platform,
  platformModule,
  type PlatformNeeds,
  projectPath,
  sendProblem,
} from '../platform'
import { queuePharmacyRefresh, queueSearchRefresh, searchModule } from '../search'
import { webPlugin } from './web'
import { sitemapRepository } from './web/sitemap-repository'

// what is kept in memory follows the database at this distance
const FRESH_MS = 2_000

export type Composed = Awaited<ReturnType<typeof compose>>

export const buildApp = async (needs: PlatformNeeds): Promise<FastifyInstance> => (await compose(needs)).app

export async function compose(needs: PlatformNeeds) {
  const platform = await platformModule(needs)
  // tests see every change at once
  const freshFor = needs.env.NODE_ENV === 'test' ? 0 : FRESH_MS

  const places = placesModule(platform)
  const people = peopleModule(platform, {
    mustExist: places.mustExist,
    queueRefresh: queuePharmacyRefresh,
  })
  await keepRequired(platform.db, platform.env.PAPERS_REQUIRED)
  const directory = directoryModule(platform, {
    isKnown: places.isKnown,
    invite: people.inviteSeller,
    queueRefresh: queuePharmacyRefresh,
    freshFor,
  })
  const catalogue = catalogueModule(platform, { directory, queueRefresh: queueSearchRefresh, freshFor })
  const search = searchModule(platform, { places, directory, catalogue, freshFor })
  const { schedule, sweep } = orderingModule(platform, places, { catalogue, search })
  contentModule(platform)
  ingestModule(platform)
  await serveTheRest(platform)

  const { app, serve, sessions, jobs, securityEvents, files, servedEndpoints, routes } = platform
  return { app, serve, sessions, jobs, schedule, sweep, securityEvents, files, servedEndpoints, routes }
}

async function serveTheRest({ admission, app, cache, caches, callPublic, db, env, ready }: Platform) {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await ready.check()
    } catch (error) {
      request.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'Not ready')
      return sendProblem(request, reply, new Problem('unavailable', AWAY, { retryAfter: 2 }))
    }
    return { status: 'ready' }
  })
  if (env.BOTIKA_WEB) {
    const web = await webPlugin(app, {
      admission,
      callPublic,
      listed: sitemapRepository(db),
      env,
      storefrontDist: projectPath('storefront/dist'),
      backofficeDist: projectPath('backoffice/dist'),
      dev: env.BOTIKA_DEV,
    })
    caches.set('pages', web.counts)
    cache.onClear(() => web.invalidate())
  }
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new Problem('not_found', phrase(messages.nothingAtThisAddress))),
  )
}
