import * as alerts from '@botika/common/messages/price-alerts'
import type { Product } from '@botika/common/products/schema'
import { Link } from 'react-router-dom'
import { call } from '../../lib/api'
import { t } from '../../lib/language/text'
import { paths } from '../../lib/paths'
import { useUser } from '../../session/atoms'
import { Field } from '../../ui/Field'
import fields from '../../ui/Field.module.css'
import { EmailField } from '../../ui/person-fields'
import ui from '../../ui/ui.module.css'
import { ContentForm } from '../forms/ContentForm'
import { useContentForm } from '../forms/useContentForm'

interface Props {
  product: Product
  province: string | null
}

/** Asks for word of a price or of a return to stock; guests confirm it by an email. */
export function AlertForm({ product: { id, quantity }, province }: Props) {
  const user = useUser()
  const form = useContentForm({
    name: `price-alert-${id}`,
    hasCaptcha: !user,
    schema: ({ priceAlerts }) => (user ? priceAlerts.create.body : priceAlerts.createAsGuest.body),
    send: async ({ priceAlerts }, { price, email = '', province }, altcha) => {
      const body = { product_id: id, price: price ? Number(price) : null, province: province ?? null }
      if (user) await call(priceAlerts.create, { body })
      else await call(priceAlerts.createAsGuest, { body: { ...body, email, altcha } })
    },
  })
  const done = user
    ? {
        title: t(alerts.weWriteToYou),
        children: <Link to={paths.bookmarks()}>{t(alerts.seeAllOfThem)}</Link>,
      }
    : { title: t(alerts.followTheLink), children: <p>{t(alerts.soThatNobodyElse)}</p> }
  return (
    <ContentForm form={form} done={done} button={t(alerts.writeToMe)} busy={t(alerts.writeToMe)}>
      <input type="hidden" name="product_id" value={id} />
      <Field
        label={t(alerts.tellMeAt)}
        {...form.field('price')}
        inputMode="decimal"
        maxLength={12}
        hint={quantity > 0 ? undefined : t(alerts.emptyForAnyPrice)}
      />
      {user ? null : <EmailField {...form.field('email')} />}
      {province ? (
        <label className={fields.choice}>
          <input type="checkbox" name="province" value={province} defaultChecked />
          <b>{t(alerts.onlyInProvince, { province })}</b>
        </label>
      ) : null}
      <p className={`${ui.small} ${ui.muted}`}>{t(alerts.oneEmailEachTime)}</p>
    </ContentForm>
  )
}
