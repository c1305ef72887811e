import type { Setting, Settings } from '@botika/common/settings/endpoints'
import { formatPercent, formatPesos } from '@botika/common/centavos'
import { type Env, Variables } from '../../platform'

type Name = keyof typeof Variables.shape

interface Shown {
  label: string
  value: string
  variable: Name
  warning?: string | undefined
}

const defaults: Record<string, unknown> = Variables.parse({})

const yesNo = (is: boolean) => (is ? 'Yes' : 'No')

/** Where emails go, without the user and password that the address may hold. */
function mailServer(address: string | undefined): string {
  if (!address) return 'Files in the data folder'
  const url = URL.canParse(address) ? new URL(address) : null
  return url ? `${url.protocol.replace(':', '')} to ${url.host || 'a mail server'}` : 'A mail server'
}

const groupsOf = (env: Env): { title: string; shown: Shown[] }[] => [
  {
    title: 'Shop',
    shown: [
      {
        label: 'Public address',
        value: env.BOTIKA_URL ?? `http://localhost:${env.PORT}`,
        variable: 'BOTIKA_URL',
        warning: env.BOTIKA_URL ? undefined : 'Links in mail only work on this machine.',
      },
      { label: 'Chat link', value: env.CHAT_URL ?? 'The contact form', variable: 'CHAT_URL' },
      { label: 'Social networks', value: env.SOCIAL_URLS || 'None', variable: 'SOCIAL_URLS' },
    ],
  },
  {
    title: 'Prices and delivery',
    shown: [
      { label: 'Delivery fee', value: formatPesos(env.DELIVERY_FEE), variable: 'DELIVERY_FEE' },
      {
        label: 'Charged',
        value: env.DELIVERY_FEE_BASIS === 'order' ? 'Once for an order' : 'For each pharmacy’s parcel',
        variable: 'DELIVERY_FEE_BASIS',
      },
      {
        label: 'Prescription medicines',
        value: env.RX_MODE === 'delivery' ? 'Delivered and picked up' : 'Picked up only',
        variable: 'RX_MODE',
      },
      {
        label: 'Senior citizen and PWD discount',
        value: formatPercent(env.SC_DISCOUNT_FRACTION),
        variable: 'SC_DISCOUNT_FRACTION',
        warning: env.SC_DISCOUNT_FRACTION < 0.2 ? 'The law asks for 20%.' : undefined,
      },
      { label: 'Value-added tax in prices', value: formatPercent(env.VAT_RATE), variable: 'VAT_RATE' },
    ],
  },
  {
    title: 'Mail',
    shown: [
      {
        label: 'Emails go to',
        value: mailServer(env.SMTP_URL),
        variable: 'SMTP_URL',
        warning: env.SMTP_URL ? undefined : 'Nobody receives mail until a mail server is set.',
      },
      { label: 'Sender', value: env.MAIL_FROM, variable: 'MAIL_FROM' },
    ],
  },
  {
    title: 'Safety',
    shown: [
      {
        label: 'Captcha on public forms',
        value: yesNo(env.BOTIKA_CAPTCHA),
        variable: 'BOTIKA_CAPTCHA',
        warning: env.BOTIKA_CAPTCHA ? undefined : 'Robots can register and write.',
      },
      {
        label: 'Rate limits',
        value: yesNo(env.BOTIKA_RATE_LIMIT),
        variable: 'BOTIKA_RATE_LIMIT',
        warning: env.BOTIKA_RATE_LIMIT ? undefined : 'Passwords can be tried without end.',
      },
      {
        label: 'Prescriptions and ID pictures are kept',
        value: `${env.PRIVATE_FILE_DAYS} days`,
        variable: 'PRIVATE_FILE_DAYS',
      },
      {
        label: 'Behind a proxy',
        value: yesNo(env.BOTIKA_TRUST_PROXY > 0),
        variable: 'BOTIKA_TRUST_PROXY',
      },
    ],
  },
]

/** How it is set up, in words. Keys and passwords are not among it, nor anything made of them. */
export const presentSettings = (env: Env): Settings => ({
  groups: groupsOf(env).map(({ title, shown }) => ({
    title,
    settings: shown.map(({ label, value, variable, warning }): Setting => ({
      label,
      value,
      variable,
      about: Variables.shape[variable].description ?? '',
      is_default: env[variable as keyof Env] === defaults[variable],
      warning: warning ?? null,
    })),
  })),
})
