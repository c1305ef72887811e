import * as account from '@botika/common/messages/account'
import { addressLine } from '@botika/common/address-line'
import type { Address } from '@botika/common/addresses/endpoints'
import type { User } from '@botika/common/session/endpoints'
import { lazy, Suspense, useState } from 'react'
import { t } from '../lib/language/text'
import { useToast } from '../ui/toast/atoms'
import { useQuery } from '../lib/useQuery'
import { QueryResult } from '../ui/QueryResult'
import { EmptyState } from '../ui/EmptyState'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { QuestionButton } from '../ui/toast/QuestionButton'
import { useAction } from '../ui/toast/useAction'

const AddressForm = lazy(async () => ({ default: (await import('./AddressForm')).AddressForm }))

export function Addresses({ user }: { user: User }) {
  const [edited, setEdited] = useState<Address | 'new' | null>(null)
  const showToast = useToast()
  const query = useQuery(`addresses ${user.id}`, async (signal) =>
    (await import('./calls')).askAddresses(signal),
  )
  const add = (
    <button type="button" className={ui.primary} onClick={() => setEdited('new')}>
      <Icon name="plus" size={18} /> {t(account.addAnAddress)}
    </button>
  )
  return (
    <QueryResult query={query}>
      {({ data }) =>
        edited ? (
          <Suspense fallback={<span className={ui.skeleton} />}>
            <AddressForm
              user={user}
              saved={edited === 'new' ? null : edited}
              mayChooseDefault={data.length > 0}
              onSaved={(text) => {
                setEdited(null)
                showToast(text, 'success')
                query.retry()
              }}
              onCancel={() => setEdited(null)}
            />
          </Suspense>
        ) : data.length > 0 ? (
          <>
            <div className={ui.between}>
              <p className={ui.muted}>{t(account.checkoutBeginsWithTheDefaultOne)}</p>
              {add}
            </div>
            <ul className={ui.cards}>
              {data.map((address) => (
                <li key={address.id} className={`${ui.card} ${ui.stackS}`}>
                  <Row address={address} onEdit={() => setEdited(address)} onChanged={query.retry} />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <EmptyState icon="pin" title={t(account.noAddressesYet)}>
            <p>{t(account.keepWhereYouHaveThings)}</p>
            {add}
          </EmptyState>
        )
      }
    </QueryResult>
  )
}

interface RowProps {
  address: Address
  onEdit: () => void
  onChanged: () => void
}

function Row({ address, onEdit, onChanged }: RowProps) {
  const { isBusy, attempt } = useAction()
  const name = address.label || address.city || 'Address'
  const unseen = <span className={ui.hidden}> {name}</span>

  const makeDefault = () =>
    attempt(
      async () => {
        const { saveAddress } = await import('./calls')
        await saveAddress(address.id, { is_default: true })
        onChanged()
      },
      t(account.nameIsYourDefaultAddress, { name }),
    )

  const forget = async () => {
    const { forgetAddress } = await import('./calls')
    await forgetAddress(address.id)
    onChanged()
  }

  return (
    <>
      <div className={ui.between}>
        <h2>{name}</h2>
        {address.is_default ? (
          <span className={`${ui.badge} ${ui.good}`}>{t(account.defaultAddress)}</span>
        ) : null}
      </div>
      <p>
        <b>
          {address.receiver_first_name} {address.receiver_last_name}
        </b>
        <br />
        {address.receiver_number}
      </p>
      <p className={ui.muted}>{addressLine(address)}</p>
      <div className={ui.row}>
        <button type="button" className={ui.outline} onClick={onEdit}>
          {t(account.edit)}
          {unseen}
        </button>
        {address.is_default ? null : (
          <button type="button" className={ui.quiet} aria-busy={isBusy} onClick={() => void makeDefault()}>
            {t(account.makeDefault)}
            {unseen}
          </button>
        )}
        <QuestionButton
          className={ui.danger}
          title={t(account.deleteName, { name })}
          text={t(account.addressLineOrdersThatWent, { addressLine: addressLine(address) })}
          action={t(account.yesDeleteIt)}
          work={forget}
          done={t(account.nameIsDeleted, { name })}
        >
          <Icon name="trash" size={18} /> {t(account.deleteAddress)}
          {unseen}
        </QuestionButton>
      </div>
    </>
  )
}
