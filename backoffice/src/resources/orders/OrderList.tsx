import { dispatch, orders, shared, prescriptions } from '@botika/common/messages/office'
import { useTranslations, type Translate, inEnglish } from '../../lib/language/useTranslations'
import { STATUS_NAMES } from '@botika/common/orders/steps'
import { useListContext } from 'react-admin'
import { ColumnsButton } from '../../collection/columns/ColumnsButton'
import { ExportButton } from '../../collection/export/ExportButton'
import { FilterPanel } from '../../ui/FilterPanel'
import { Choice, ChoiceFilter, DayFilter } from '../../ui/filters'
import { ListScreen } from '../../ui/ListScreen'
import { Message } from '../../ui/Message'
import { SavedFilters } from '../../collection/saved/SavedFilters'
import type { Tabs } from '../../ui/StatusTabs'
import { useIsPhone } from '../../ui/useIsPhone'
import { SeeProducts } from '../../ui/SeeProducts'
import { OrderCards, HIDEABLE, OrderTable } from './OrderRows'
import { OrderSelection } from './OrderSelection'
import SoundOffIcon from '@mui/icons-material/NotificationsOffOutlined'
import SoundOnIcon from '@mui/icons-material/NotificationsActiveOutlined'
import { Alert, Button, IconButton, Tooltip } from '@mui/material'
import { useState } from 'react'
import { allowChime, chime, useSound } from './waiting/OrderChime'
import { useNewestOrders } from './waiting/useWaitingOrders'
import type { SellerOrder } from '@botika/common/orders/schema'
import type { ExportColumn } from '../../collection/export/sheet'
import { statusName } from './steps'

const ORDER_TABS: Tabs = {
  label: orders.ordersByStatus,
  names: { all: shared.all, ...STATUS_NAMES },
  emptyTexts: {
    to_confirm: orders.newOrdersWaitHereUntil,
    to_ship: dispatch.confirmedOrdersWaitHereUntil,
    to_receive: orders.ordersWaitHereUntilThe,
    to_pay: orders.ordersThatTheShopperHas,
    to_complete: orders.paidOrdersWaitHereUntil,
    completed: orders.ordersAreKeptHereWhen,
    cancelled: orders.ordersThatTheShopperOr,
  },
}

const IN_DETAIL = { is_detailed: true }

export function OrderList() {
  const t = useTranslations()
  return (
    <ListScreen
      list={{ sort: { field: 'created_at', order: 'DESC' } }}
      title={t(shared.orders)}
      buttons={
        <>
          <SoundButton />
          <ExportButton name="orders" columns={ORDER_COLUMNS} filter={IN_DETAIL} />
        </>
      }
      news={<NewOrdersBar />}
      tabs={ORDER_TABS}
      search={t(orders.orderNamePhoneOrProduct)}
      filters={
        <>
          <FilterPanel names={[...PRESCRIPTION_FILTERS, 'is_late', 'placed_from', 'placed_to']}>
            <PrescriptionFilter />
            <ChoiceFilter
              name="is_late"
              label={t(orders.howLong)}
              choices={[
                { id: 'true', name: t(orders.late) },
                { id: 'false', name: t(orders.inTime) },
              ]}
            />
            <DayFilter name="placed_from" label={t(orders.placedFrom)} />
            <DayFilter name="placed_to" label={t(orders.placedUntil)} />
          </FilterPanel>
          <SavedFilters />
          <ColumnsButton columns={HIDEABLE} />
        </>
      }
      selection={<OrderSelection />}
      lowestRow={68}
      empty={
        <Message title={t(orders.noOrdersYet)} action={<SeeProducts />}>
          {t(orders.whenSomebodyOrdersItShows)}
        </Message>
      }
    >
      <Rows />
    </ListScreen>
  )
}

const Rows = () => (useIsPhone() ? <OrderCards /> : <OrderTable />)

const MOST = 10

function NewOrdersBar() {
  const { refetch, setPage } = useListContext()
  const t = useTranslations()
  const { data } = useNewestOrders()
  const [seen, setSeen] = useState<number | null>(null)
  const newest = data ? Math.max(0, ...data.ids) : null
  if (seen === null && newest !== null) setSeen(newest)
  const fresh = data && seen !== null ? data.ids.filter((id) => id > seen).length : 0

  function show() {
    setSeen(newest)
    setPage(1)
    void refetch()
  }

  return (
    <div role="status">
      {fresh > 0 && (
        <Alert
          severity="info"
          sx={{ mb: 2, alignItems: 'center' }}
          action={
            <Button color="inherit" onClick={show}>
              {t(fresh === 1 ? orders.showIt : orders.showThem)}
            </Button>
          }
        >
          {wordsOf(fresh, t)}
        </Alert>
      )}
    </div>
  )
}

function wordsOf(fresh: number, t: Translate): string {
  return fresh === MOST
    ? t(orders.countOrMoreNewOrders, { count: MOST })
    : t(orders.countNewOrders, { count: fresh })
}

function SoundButton() {
  const [hasSound, setHasSound] = useSound()
  const t = useTranslations()
  const label = t(orders.soundWhenOrdersComeIn)
  return (
    <Tooltip title={`${label}: ${t(hasSound ? orders.on : orders.off)}`}>
      <IconButton
        aria-label={label}
        aria-pressed={hasSound}
        onClick={() => {
          allowChime()
          if (!hasSound) chime()
          setHasSound(!hasSound)
        }}
      >
        {hasSound ? <SoundOnIcon color="primary" /> : <SoundOffIcon />}
      </IconButton>
    </Tooltip>
  )
}

const PRESCRIPTION_FILTERS = ['prescription_status', 'has_prescription']

const CHOICES = [
  { id: 'with', name: prescriptions.withAPrescription },
  { id: 'to_check', name: prescriptions.prescriptionToCheck },
  { id: 'accepted', name: shared.prescriptionAccepted },
  { id: 'rejected', name: shared.prescriptionRejected },
  { id: 'not_needed', name: orders.without },
]

export function PrescriptionFilter() {
  const t = useTranslations()
  const { filterValues, setFilters } = useListContext()
  const { prescription_status: status, has_prescription: has, ...others } = filterValues

  function choose(chosen: string) {
    if (chosen === '') setFilters(others)
    else if (chosen === 'with') setFilters({ ...others, has_prescription: true })
    else setFilters({ ...others, prescription_status: chosen })
  }

  return (
    <Choice
      label={t(shared.prescription)}
      value={chosenOf(status, has)}
      choices={CHOICES.map(({ id, name }) => ({ id, name: t(name) }))}
      onChoose={choose}
    />
  )
}

function chosenOf(status: unknown, has: unknown): string {
  if (status !== undefined) return String(status)
  if (has === undefined) return ''
  return String(has) === 'true' ? 'with' : 'not_needed'
}

const PRESCRIPTIONS: Record<SellerOrder['prescription_status'], string> = {
  not_needed: '',
  to_check: 'To check',
  accepted: 'Accepted',
  rejected: 'Rejected',
}

const ORDER_COLUMNS: readonly ExportColumn<SellerOrder>[] = [
  { heading: 'Order', read: (order) => order.order_number },
  { heading: 'Placed', read: (order) => order.created_at },
  { heading: 'Pharmacy', read: (order) => order.pharmacy_name },
  { heading: 'Status', read: (order) => inEnglish(statusName(order)) },
  { heading: 'First name', read: (order) => order.receiver_first_name },
  { heading: 'Last name', read: (order) => order.receiver_last_name },
  { heading: 'Phone', read: (order) => order.receiver_number },
  { heading: 'Address', read: (order) => order.delivery_address },
  { heading: 'City', read: (order) => order.city },
  {
    heading: 'Delivery',
    read: (order) => (order.delivery_option === 'pick_up' ? 'Pick up' : 'Door to door'),
  },
  { heading: 'Prescription', read: (order) => PRESCRIPTIONS[order.prescription_status] },
  { heading: 'Courier', read: (order) => order.courier_name },
  { heading: 'Items', read: (order) => order.items_count },
  { heading: 'Goods', read: (order) => order.goods },
  { heading: 'Subtotal', read: (order) => order.subtotal },
  { heading: 'VAT removed', read: (order) => order.vat_removed },
  { heading: 'Discount', read: (order) => order.discount },
  { heading: 'Promotions', read: (order) => order.promotion_discount },
  { heading: 'Delivery fee', read: (order) => order.delivery_fee },
  { heading: 'Total', read: (order) => order.total },
  { heading: 'Payment', read: (order) => (order.payment_option === 'online' ? 'Online' : 'Cash') },
  { heading: 'Paid', read: (order) => (order.is_paid ? 'Yes' : 'No') },
  { heading: 'Cancelled because', read: (order) => order.cancel_remarks },
]
