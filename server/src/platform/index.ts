export type { AuditService } from './audit/service'
export { writeBackup } from './backup/back-up'
export { restoreBackup } from './backup/restore'
export type { CaptchaService } from './captcha/service'
export { type CacheCounts, cacheCounts } from './lib/cache-counts'
export { CliError } from './lib/cli-error'
export { collectionsOn, serviceOf } from './collections/collection'
export { collectionOf } from './collections/of-entity'
export {
  type CollectionDefinition,
  type Fields,
  type Row,
  same,
  sameText,
  type Writing,
} from './collections/definition'
export { PLACE_COLUMNS } from './collections/place'
export { distanceOf, isoOf, isoOrNull, pick, stampsOf } from './collections/present'
export { byStanding } from './collections/publication'
export { collectionRepository } from './collections/repository'
export type { CollectionService } from './collections/service'
export { type Sorting, sortingOf, sortNamed } from './collections/sorting'
export { conditionsOf } from './collections/statements'
export {
  type Database,
  openDatabase,
  type Queryable,
  REQUEST_LIMITS,
  STARTUP_OPTIONS,
  type Tx,
} from './db/client'
export { withStandbys } from './db/replicas/replicas'
export { migrate } from './db/startup/migrate'
export { sqlStateOf } from './db/sql-state'
export { makeFileStores } from './files/stores'
export { MAIL_ATTEMPTS } from './email/attempts'
export { type Email, hello, type LaidOut, layOut, nameInEmail, said, type Said } from './email/email'
export { EMAIL_COLUMNS, emailsInLanguage, mailRepository } from './email/repository'
export type { MailService } from './email/service'
export { type Env, preferProduction, readEnv, Variables } from './lib/env'
export { type Admission, isBusy } from './http/admission'
export { bytesFor, compressible, type CompressibleBody, etagOf } from './http/compressed'
export { AWAY, isUnavailable, logProblem, problemOf, sendProblem } from './http/errors'
export { forRequest, inLanguage, LANGUAGE_COOKIE, languageOf } from './http/language'
export type { Handling, Serve } from './http/serve'
export { type KeyUse, keyUseOf, onceOf } from './idempotency/key-use'
export { claimKey, claimValues, firstReply, type IdempotencyKeys, once } from './idempotency/repository'
export type { JobService } from './jobs/service'
export { networkOf } from './limits/service'
export type { Say } from './lib/log-line'
export { memo } from './lib/memo'
export { type Platform, platformModule, type PlatformNeeds } from './module'
export type { PrivateFileService, StoredFile } from './private-files/service'
export { projectPath } from './lib/project-path'
export { mustBeHardToGuess, passwordFault } from './sessions/chosen-password'
export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './sessions/demo-accounts'
export { type AuthCookies, authCookies } from './sessions/cookies'
export type { KnownDevices } from './sessions/devices'
export { type DeviceName, deviceNameOf } from './sessions/device-name'
export { hashPassword, isPassword } from './sessions/passwords'
export type { Person } from './sessions/person'
export { hasSecondFactor } from './sessions/repository'
export { type Sealed, sealedWith, SECOND_FACTOR } from './sessions/sealed'
export { refuseMissingSecret, secretOf } from './sessions/secret'
export type { SecurityLog } from './security-events/service'
export type { SessionService } from './sessions/service'
export { mustBeAllowed, nameOf, reachFor, signedIn, worksHere } from './sessions/person'
export { readable, UNSEEN, withoutEntities } from './lib/web-text'
