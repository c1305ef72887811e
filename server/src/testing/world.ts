import { createTestDatabase } from './database'
import { type World, worldOn } from './world-on'

export type { RawAnswer, World } from './world-on'

/** Boots the application on an empty database of its own; `settings` are environment variables. */
export const makeWorld = async (settings: Record<string, string> = {}): Promise<World> =>
  worldOn(await createTestDatabase(), settings)
