import { LATE_AFTER_HOURS } from '@botika/common/orders/steps'
import { readRequirements } from '@botika/common/papers/rules'
import * as z from 'zod'
import { CliError } from './cli-error'

const flag = (fallback: boolean) =>
  z
    .enum(['0', '1', 'true', 'false'])
    .default(fallback ? '1' : '0')
    .transform((text) => text === '1' || text === 'true')

const MOST_PROXIES = 9

/** How many proxies stand in front; yes for one. */
const proxies = z
  .string()
  .default('0')
  .transform((text) => Number({ false: 0, true: 1 }[text] ?? (text || Number.NaN)))
  .pipe(z.number(`A whole number up to ${MOST_PROXIES}`).int().min(0).max(MOST_PROXIES))

const days = (fallback: number) => z.coerce.number().int().min(1).max(3_650).default(fallback)

const HOSTS = /^postgres(?:ql)?:\/\/(?:[^/]*@)?([^/?]*)/

/** Whether the address names one host, as pg wants it; libpq's lists of hosts are not known to it. */
function hasOneHost(address: string): boolean {
  const [, hosts = ''] = HOSTS.exec(address) ?? []
  return !hosts.includes(',') && !/[?&]host=[^&]*(,|%2C)/i.test(address)
}

const isReadable = (address: string): boolean =>
  !HOSTS.test(address) || !hasOneHost(address) || URL.canParse(address.replaceAll(' ', '%20'))

const postgresUrl = z
  .string()
  .regex(/^(postgres(ql)?:\/\/|socket:|\/)/, 'An address such as postgres://user:password@host:5432/name')
  .refine(hasOneHost, 'One host: put a floating address or HAProxy before several (docs/operations.md)')
  .refine(isReadable, 'An address such as postgres://user:password@host:5432/name')

/** Every variable that the server reads, with its default and a sentence. */
export const Variables = z.object({
  PORT: z.coerce
    .number('A whole number up to 65535')
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .describe('Port to listen on'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for every network'),
  METRICS_PORT: z.coerce
    .number('A whole number up to 65535')
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe('Port that serves /metrics to Prometheus; default: none'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('Address of that port; open it to nobody else'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production').describe('How it runs'),
  BOTIKA_DATA: z.string().default('data').describe('Folder of the embedded database, uploads and mail'),
  DATABASE_URL: postgresUrl.optional().describe('PostgreSQL 15 or newer to use instead of the embedded one'),
  DATABASE_REPLICA_URL: postgresUrl
    .optional()
    .describe('Standbys of DATABASE_URL that answer public reads, as one address'),
  BOTIKA_DEMO: z
    .enum(['0', '1'])
    .optional()
    .describe(
      '1 fills an empty database with demo data, 0 never does; default: only the embedded one that nobody else can reach',
    ),
  BOTIKA_DEMO_OPEN: flag(false).describe(
    '1 allows demo accounts, whose password everybody knows, on a server that others can reach',
  ),
  BOTIKA_URL: z.url().optional().describe('Public address, for links in mail and canonical addresses'),
  BOTIKA_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Key that signs access tokens, the same on every server; required when others can reach the server, else made and kept in BOTIKA_DATA',
    ),
  BOTIKA_RATE_LIMIT: flag(true).describe('0 turns the rate limits off, for a load test'),
  BOTIKA_CAPTCHA: flag(true).describe(
    '0 asks for no captcha at registration, contact, pre-registration and forgotten passwords',
  ),
  BOTIKA_TRUST_PROXY: proxies.describe(
    'How many reverse proxies in front add to X-Forwarded-For; 0 for none',
  ),
  BOTIKA_WEB: flag(true).describe('0 serves the API alone'),
  BOTIKA_DEV: flag(false).describe('1 serves the front ends with hot reload; set by npm run dev'),
  BOTIKA_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn').describe('What is logged'),
  SC_DISCOUNT_FRACTION: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.2)
    .describe('Senior and PWD discount (RA 9994, RA 10754)'),
  VAT_RATE: z.coerce.number().min(0).max(1).default(0.12).describe('Value-added tax in prices'),
  DELIVERY_FEE: z.coerce.number().min(0).default(49).describe('Door to door delivery, in pesos'),
  DELIVERY_FEE_BASIS: z
    .enum(['order', 'pharmacy'])
    .default('order')
    .describe("Charge it once for an order, or for each pharmacy's parcel"),
  DELIVERY_RADIUS_KM: z.coerce
    .number()
    .min(1)
    .max(2_000)
    .default(30)
    .describe('How far pharmacies deliver that do not say it themselves, in km'),
  CONFIRM_OPEN_HOURS: z.coerce
    .number()
    .min(1)
    .max(240)
    .default(LATE_AFTER_HOURS.to_confirm)
    .describe('Open hours in which a pharmacy confirms its part, or takes a line that another refused'),
  CHOOSE_DAYS: days(3).describe('Days for a shopper to choose what becomes of a refused line'),
  RX_MODE: z
    .enum(['delivery', 'pickup_only'])
    .default('delivery')
    .describe('Whether prescription medicines may be delivered'),
  PAPERS_REQUIRED: z
    .string()
    .default('fda_licence,prc_card,bir_certificate,business_registration')
    .refine(
      (text) => readRequirements(text) !== null,
      'Kinds of papers with commas between, each with the day from which it is asked for where that is not yet: fda_licence,prc_card=2027-01-01,bir_certificate,business_registration',
    )
    .transform((text) => readRequirements(text) ?? [])
    .describe(
      'Papers that a pharmacy must show to be approved, and a prc_card to sell on prescription, each with the day from which it must: prc_card=2027-01-01',
    ),
  PRIVATE_FILE_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .default(365)
    .describe('Days after which prescriptions and ID pictures are deleted'),
  SECURITY_LOG_DAYS: z.coerce
    .number()
    .int()
    .min(90)
    .default(365)
    .describe('Days after which entries of the security log are deleted'),
  COMPLAINT_DAYS: days(90).describe(
    'Days after its arrival or cancellation for which a problem with an order can be reported',
  ),
  COMPLAINT_ANSWER_DAYS: days(3).describe('Days in which a pharmacy answers a complaint'),
  COMPLAINT_SETTLE_DAYS: days(7).describe(
    'Days in which a complaint is settled; after seven a shopper may go to the DTI (RA 11967, section 24)',
  ),
  COMPLAINT_REOPEN_DAYS: days(15).describe('Days in which a settled complaint can be opened once more'),
  SMTP_URL: z
    .string()
    .optional()
    .describe('Mail server, for example smtp://user:pass@host:587; default: files'),
  MAIL_FROM: z.string().default('Botika <no-reply@botika.test>').describe('Sender of all mail'),
  S3_BUCKET: z
    .string()
    .optional()
    .describe('Bucket for uploaded files on any S3 service; default: the data folder'),
  S3_ENDPOINT: z.url().optional().describe('Address of the S3 service, without the bucket; default: AWS'),
  S3_REGION: z.string().default('ap-southeast-1').describe('Region of the bucket; auto for Cloudflare R2'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Account that may read, write and delete in the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Its secret'),
  S3_PREFIX: z
    .string()
    .regex(/^(?:[\w.-]+\/)*$/, 'It ends with a slash, for example botika/')
    .default('')
    .describe('Put before every name in the bucket, for example botika/'),
  CHAT_URL: z
    .url()
    .optional()
    .describe('Where the chat button of the pages leads, any https address; default: the contact form'),
  SOCIAL_URLS: z
    .string()
    .regex(/^(https:\/\/[^\s,]+(,\s*|$))*$/, 'Addresses that begin with https://, with commas between')
    .default('')
    .describe(
      'The network’s own pages on social networks, for the footer, with commas between; samples in the demo, else none',
    ),
})

/** The networks' front pages: the demo shows where a shop's own would stand. */
const DEMO_SOCIAL_URLS = 'https://www.facebook.com/, https://www.instagram.com/'

export type Env = Omit<z.output<typeof Variables>, 'BOTIKA_DEMO'> & {
  isProduction: boolean
  isDemo: boolean
  /** The setting by which others than the person at this machine can reach the server; null where none does. */
  openedBy: 'DATABASE_URL' | 'BOTIKA_URL' | 'HOST' | null
  /** Whether admins may do nothing without a second factor: where others can reach a server that is no demo. */
  adminsNeedSecondFactor: boolean
}

export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const known = Object.fromEntries(
    Object.keys(Variables.shape).map((key) => [key, source[key] === '' ? undefined : source[key]]),
  )
  const parsed = Variables.safeParse(known)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('..')}: ${issue.message}`)
    throw new CliError(`These settings are not valid:\n${faults.join('\n')}`)
  }
  const { BOTIKA_DEMO, ...rest } = parsed.data
  if (rest.S3_BUCKET && !(rest.S3_ACCESS_KEY_ID && rest.S3_SECRET_ACCESS_KEY))
    throw new CliError(
      'These settings are not valid:\n  S3_BUCKET: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong to it',
    )
  const isProduction = rest.NODE_ENV === 'production'
  const openedBy = openedByOf(rest)
  const mayBeDemo = openedBy === null || rest.BOTIKA_DEMO_OPEN
  if (BOTIKA_DEMO === '1' && !mayBeDemo)
    throw new CliError(
      `These settings are not valid:\n  BOTIKA_DEMO: Everybody knows the password of the demo accounts, and others can reach this server (${openedBy} is set): BOTIKA_DEMO_OPEN=1 allows it all the same`,
    )
  const isDemo =
    BOTIKA_DEMO === undefined ? rest.DATABASE_URL === undefined && mayBeDemo : BOTIKA_DEMO === '1'
  const SOCIAL_URLS = rest.SOCIAL_URLS || (isDemo ? DEMO_SOCIAL_URLS : '')
  return { ...rest, SOCIAL_URLS, isProduction, isDemo, openedBy, adminsNeedSecondFactor: !mayBeDemo }
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i

function openedByOf(env: Pick<Env, 'DATABASE_URL' | 'BOTIKA_URL' | 'HOST'>): Env['openedBy'] {
  if (env.DATABASE_URL) return 'DATABASE_URL'
  if (env.BOTIKA_URL) return 'BOTIKA_URL'
  return LOOPBACK.test(env.HOST) ? null : 'HOST'
}

/** For libraries that look for themselves: left open, React renders with its slow development build. */
export function preferProduction(): void {
  process.env['NODE_ENV'] ??= 'production'
}
