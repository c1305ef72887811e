/** What the security log tells apart. A kind that is added here has its name in `messages/office/security.ts`. */
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
  'file-opened',
  'exported',
] as const

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number]
