import { settings } from '@botika/common/settings/endpoints'
import type { Env } from '../../platform/env'
import type { Serve } from '../../platform/http/serve'
import { presentSettings } from './present'

export function settingsRoutes(serve: Serve, env: Env) {
  serve(settings.read, async () => presentSettings(env))
}
