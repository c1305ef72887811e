import { countDays } from '@botika/common/messages/office/shared'
import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/content'
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

const yesNo = (is: boolean) => (is ? t(messages.yes) : t(messages.no))

/** Where emails go, without the user and password that the address may hold. */
function mailServer(address: string | undefined): string {
  if (!address) return t(messages.filesInTheDataFolder)
  const url = URL.canParse(address) ? new URL(address) : null
  return url
    ? `${url.protocol.replace(':', '')} → ${url.host || t(messages.aMailServer)}`
    : t(messages.aMailServer)
}

const groupsOf = (env: Env): { title: string; shown: Shown[] }[] => [
  {
    title: t(messages.shop),
    shown: [
      {
        label: t(messages.publicAddress),
        value: env.BOTIKA_URL ?? `http://localhost:${env.PORT}`,
        variable: 'BOTIKA_URL',
        warning: env.BOTIKA_URL ? undefined : t(messages.linksInMailOnlyWorkOnThis),
      },
      {
        label: t(messages.chatLink),
        value: env.CHAT_URL ?? t(messages.theContactForm),
        variable: 'CHAT_URL',
      },
      {
        label: t(messages.socialNetworks),
        value: env.SOCIAL_URLS || t(messages.none),
        variable: 'SOCIAL_URLS',
      },
    ],
  },
  {
    title: t(messages.pricesAndDelivery),
    shown: [
      { label: t(messages.deliveryFee), value: formatPesos(env.DELIVERY_FEE), variable: 'DELIVERY_FEE' },
      {
        label: t(messages.charged),
        value:
          env.DELIVERY_FEE_BASIS === 'order' ? t(messages.onceForOrder) : t(messages.forEachPharmacysParcel),
        variable: 'DELIVERY_FEE_BASIS',
      },
      {
        label: t(messages.deliveryRadius),
        value: t(messages.countKm, { km: env.DELIVERY_RADIUS_KM }),
        variable: 'DELIVERY_RADIUS_KM',
      },
      {
        label: t(messages.prescriptionMedicines),
        value: env.RX_MODE === 'delivery' ? t(messages.deliveredAndPickedUp) : t(messages.pickedUpOnly),
        variable: 'RX_MODE',
      },
      {
        label: t(messages.seniorCitizenAndPWDDiscount),
        value: formatPercent(env.SC_DISCOUNT_FRACTION),
        variable: 'SC_DISCOUNT_FRACTION',
        warning: env.SC_DISCOUNT_FRACTION < 0.2 ? t(messages.theLawAsksFor20) : undefined,
      },
      { label: t(messages.valueAddedTaxInPrices), value: formatPercent(env.VAT_RATE), variable: 'VAT_RATE' },
    ],
  },
  {
    title: t(messages.complaintsTitle),
    shown: [
      {
        label: t(messages.complaintsPossibleFor),
        value: t(countDays, { count: env.COMPLAINT_DAYS }),
        variable: 'COMPLAINT_DAYS',
      },
      {
        label: t(messages.pharmacyAnswersIn),
        value: t(countDays, { count: env.COMPLAINT_ANSWER_DAYS }),
        variable: 'COMPLAINT_ANSWER_DAYS',
      },
      {
        label: t(messages.settledIn),
        value: t(countDays, { count: env.COMPLAINT_SETTLE_DAYS }),
        variable: 'COMPLAINT_SETTLE_DAYS',
        warning: env.COMPLAINT_SETTLE_DAYS > 7 ? t(messages.theLawAsksForSevenDays) : undefined,
      },
      {
        label: t(messages.openedAgainFor),
        value: t(countDays, { count: env.COMPLAINT_REOPEN_DAYS }),
        variable: 'COMPLAINT_REOPEN_DAYS',
      },
    ],
  },
  {
    title: t(messages.mail),
    shown: [
      {
        label: t(messages.emailsGoTo),
        value: mailServer(env.SMTP_URL),
        variable: 'SMTP_URL',
        warning: env.SMTP_URL ? undefined : t(messages.nobodyReceivesMailUntilMailServerIs),
      },
      { label: t(messages.sender), value: env.MAIL_FROM, variable: 'MAIL_FROM' },
    ],
  },
  {
    title: t(messages.safety),
    shown: [
      {
        label: t(messages.captchaOnPublicForms),
        value: yesNo(env.BOTIKA_CAPTCHA),
        variable: 'BOTIKA_CAPTCHA',
        warning: env.BOTIKA_CAPTCHA ? undefined : t(messages.robotsCanRegisterAndWrite),
      },
      {
        label: t(messages.rateLimits),
        value: yesNo(env.BOTIKA_RATE_LIMIT),
        variable: 'BOTIKA_RATE_LIMIT',
        warning: env.BOTIKA_RATE_LIMIT ? undefined : t(messages.passwordsCanBeTriedWithoutEnd),
      },
      {
        label: t(messages.prescriptionsAndIDPicturesAreKept),
        value: t(countDays, { count: env.PRIVATE_FILE_DAYS }),
        variable: 'PRIVATE_FILE_DAYS',
      },
      {
        label: t(messages.theSecurityLogIsKept),
        value: t(countDays, { count: env.SECURITY_LOG_DAYS }),
        variable: 'SECURITY_LOG_DAYS',
      },
      {
        label: t(messages.behindProxy),
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
