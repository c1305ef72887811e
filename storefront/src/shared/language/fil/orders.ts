import type { Dictionary } from '../words'

export const orders: Dictionary = {}
