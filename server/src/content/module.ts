import { events } from '@botika/common/events/endpoints'
import { news } from '@botika/common/news/endpoints'
import { collectionsOn, type Platform, serviceOf } from '../platform'
import { contactCollection } from './contact/collection'
import { contactRoutes } from './contact/routes'
import { eventCollection } from './events/collection'
import { newsCollection } from './news/collection'
import { settingsRoutes } from './settings/routes'

export function contentModule(platform: Platform) {
  const { serve, env, captcha } = platform
  const collection = collectionsOn(platform)
  collection(news, newsCollection)
  collection(events, eventCollection)
  contactRoutes({ serve, service: serviceOf(platform, contactCollection(platform.mail)), captcha })
  settingsRoutes(serve, env)
}
