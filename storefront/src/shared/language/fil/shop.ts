import type { Dictionary } from '../words'

export const shop: Dictionary = {}
