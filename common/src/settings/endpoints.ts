import * as z from 'zod'
import { endpoint } from '../http/endpoint'
import { settingsCalls } from './calls'

export const Setting = z.object({
  label: z.string(),
  value: z.string(),
  variable: z.string(),
  about: z.string(),
  is_default: z.boolean(),
  /** What an admin should know of it, such as a risk. */
  warning: z.string().nullable(),
})
export type Setting = z.infer<typeof Setting>

export const Settings = z.object({
  groups: z.array(z.object({ title: z.string(), settings: z.array(Setting) })),
})
export type Settings = z.infer<typeof Settings>

export const settings = {
  read: endpoint({
    ...settingsCalls.read,
    summary: 'How this marketplace is set up; what is secret is not among it',
    reply: Settings,
  }),
}
