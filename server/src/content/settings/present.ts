import type { Message } from '@botika/common/messages/message'
import { countDays } from '@botika/common/messages/office/shared'
import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/content'
import type { Setting, Settings } from '@botika/common/settings/endpoints'
import { formatPercent, formatPesos } from '@botika/common/centavos'
import { type Env, Variables } from '../../platform'

type Variable = keyof typeof Variables.shape
type DaysVariable = Extract<Variable, `${string}_DAYS`>
type YesNoVariable = 'BOTIKA_CAPTCHA' | 'BOTIKA_RATE_LIMIT' | 'BOTIKA_TRUST_PROXY'

const defaults: Record<string, unknown> = Variables.parse({})

function mailServer(address: string | undefined): string {
  if (!address) return t(messages.filesInTheDataFolder)
  const url = URL.canParse(address) ? new URL(address) : null
  return url
    ? `${url.protocol.replace(':', '')} → ${url.host || t(messages.aMailServer)}`
    : t(messages.aMailServer)
}

const groupsOf = (env: Env) => {
  const shown = (
    variable: Variable,
    label: Message,
    value: string,
    warning: false | Message = false,
  ): Setting => ({
    label: t(label),
    value,
    variable,
    about: Variables.shape[variable].description ?? '',
    is_default: env[variable as keyof Env] === defaults[variable],
    warning: warning ? t(warning) : null,
  })
  const days = (variable: DaysVariable, label: Message, warning?: false | Message) =>
    shown(variable, label, t(countDays, { count: env[variable] }), warning)
  const yesNo = (variable: YesNoVariable, label: Message, warning?: Message) =>
    shown(variable, label, t(env[variable] ? messages.yes : messages.no), !env[variable] && warning)

  const address = env.BOTIKA_URL ?? `http://localhost:${env.PORT}`
  const basis = env.DELIVERY_FEE_BASIS === 'order' ? messages.onceForOrder : messages.forEachPharmacysParcel
  const rx = env.RX_MODE === 'delivery' ? messages.deliveredAndPickedUp : messages.pickedUpOnly
  return [
    {
      title: messages.shop,
      settings: [
        shown(
          'BOTIKA_URL',
          messages.publicAddress,
          address,
          !env.BOTIKA_URL && messages.linksInMailOnlyWorkOnThis,
        ),
        shown('CHAT_URL', messages.chatLink, env.CHAT_URL ?? t(messages.theContactForm)),
        shown('SOCIAL_URLS', messages.socialNetworks, env.SOCIAL_URLS || t(messages.none)),
      ],
    },
    {
      title: messages.pricesAndDelivery,
      settings: [
        shown('DELIVERY_FEE', messages.deliveryFee, formatPesos(env.DELIVERY_FEE)),
        shown('DELIVERY_FEE_BASIS', messages.charged, t(basis)),
        shown(
          'DELIVERY_RADIUS_KM',
          messages.deliveryRadius,
          t(messages.countKm, { km: env.DELIVERY_RADIUS_KM }),
        ),
        shown(
          'CONFIRM_OPEN_HOURS',
          messages.confirmedIn,
          t(messages.countOpenHours, { hours: env.CONFIRM_OPEN_HOURS }),
        ),
        days('CHOOSE_DAYS', messages.shoppersChooseIn),
        shown('RX_MODE', messages.prescriptionMedicines, t(rx)),
        shown(
          'SC_DISCOUNT_FRACTION',
          messages.seniorCitizenAndPWDDiscount,
          formatPercent(env.SC_DISCOUNT_FRACTION),
          env.SC_DISCOUNT_FRACTION < 0.2 && messages.theLawAsksFor20,
        ),
        shown('VAT_RATE', messages.valueAddedTaxInPrices, formatPercent(env.VAT_RATE)),
      ],
    },
    {
      title: messages.complaintsTitle,
      settings: [
        days('COMPLAINT_DAYS', messages.complaintsPossibleFor),
        days('COMPLAINT_ANSWER_DAYS', messages.pharmacyAnswersIn),
        days(
          'COMPLAINT_SETTLE_DAYS',
          messages.settledIn,
          env.COMPLAINT_SETTLE_DAYS > 7 && messages.theLawAsksForSevenDays,
        ),
        days('COMPLAINT_REOPEN_DAYS', messages.openedAgainFor),
      ],
    },
    {
      title: messages.mail,
      settings: [
        shown(
          'SMTP_URL',
          messages.emailsGoTo,
          mailServer(env.SMTP_URL),
          !env.SMTP_URL && messages.nobodyReceivesMailUntilMailServerIs,
        ),
        shown('MAIL_FROM', messages.sender, env.MAIL_FROM),
      ],
    },
    {
      title: messages.safety,
      settings: [
        yesNo('BOTIKA_CAPTCHA', messages.captchaOnPublicForms, messages.robotsCanRegisterAndWrite),
        yesNo('BOTIKA_RATE_LIMIT', messages.rateLimits, messages.passwordsCanBeTriedWithoutEnd),
        days('PRIVATE_FILE_DAYS', messages.prescriptionsAndIDPicturesAreKept),
        days('SECURITY_LOG_DAYS', messages.theSecurityLogIsKept),
        yesNo('BOTIKA_TRUST_PROXY', messages.behindProxy),
      ],
    },
  ]
}

/** How it is set up, in words. Keys and passwords are not among it, nor anything made of them. */
export const presentSettings = (env: Env): Settings => ({
  groups: groupsOf(env).map(({ title, settings }) => ({ title: t(title), settings })),
})
