/** What the security log tells apart. A new one has its name in the back office's `security-log/labels.ts`. */
export const SECURITY_EVENT_KINDS = [
  'sign-in',
  'sign-in-failed',
  'sign-in-suspended',
  'session-stolen',
  'sessions-ended',
  'not-signed-in',
  'denied',
  'rate-limited',
  'role-given',
  'role-taken',
  'account-suspended',
  'account-restored',
  'account-deleted',
  'password-link-asked',
  'password-changed',
  'email-changed',
  'second-factor-on',
  'second-factor-off',
  'second-factor-failed',
  'recovery-code-used',
  'recovery-codes-renewed',
  'file-opened',
  'exported',
] as const

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number]
