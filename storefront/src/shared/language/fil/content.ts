import type { Dictionary } from '../words'

export const content: Dictionary = {}
