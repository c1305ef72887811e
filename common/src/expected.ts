/** Hears of a failure that was expected: why it changes nothing, and what was thrown. */
type Hear = (why: string, error: unknown) => void

// the one place where the front ends write to the console
let hear: Hear = (why, error) => console.debug(why, error)

/** Sends expected failures elsewhere: the server's into its log. */
export const hearExpected = (to: Hear): void => void (hear = to)

/** Takes an expected failure that changes nothing, and leaves a trace: `call().catch(expected('why'))`. */
export const expected =
  (why: string) =>
  (error: unknown): undefined =>
    void hear(why, error)
