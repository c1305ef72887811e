import * as z from 'zod'
import type { RecordOf } from '../entity/entity'
import { endpointsOf } from '../entity/schemas'
import { event } from './entity'

export type Event = RecordOf<typeof event>

export const events = endpointsOf(event, { query: { when: z.enum(['upcoming', 'past']).optional() } })
