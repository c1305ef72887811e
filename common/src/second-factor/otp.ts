import * as z from 'zod'

/** A code of the app, or a recovery code; spaces and dashes don't count. */
export const Otp = z.string().max(60)
