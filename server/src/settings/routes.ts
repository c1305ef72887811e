import { settings } from '@botika/common/settings/endpoints'
import type { Env } from '../env'
import type { Serve } from '../http/serve'
import { presentSettings } from './present'

export function settingsRoutes(serve: Serve, env: Env) {
  serve(settings.read, async () => presentSettings(env))
}
