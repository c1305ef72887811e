import { settings } from '@botika/common/settings/endpoints'
import type { Env, Serve } from '../../platform'
import { presentSettings } from './present'

export function settingsRoutes(serve: Serve, env: Env) {
  serve(settings.read, async () => presentSettings(env))
}
