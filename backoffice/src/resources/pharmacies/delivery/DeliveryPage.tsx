import { pharmacy } from '@botika/common/messages/office/fields'
import type { DeliveryTermsField } from '@botika/common/delivery-terms/schema'
import { shared } from '@botika/common/messages/office'
import * as delivery from '@botika/common/messages/office/delivery'
import type { Pharmacy } from '@botika/common/pharmacies/endpoints'
import type { User } from '@botika/common/session/endpoints'
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import {
  BooleanInput,
  NumberInput,
  required,
  ResourceContextProvider,
  TextInput,
  useDataProvider,
  useGetIdentity,
  useRecordContext,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import { EditPage } from '../../../collection/form/FormPage'
import { MoneyInput } from '../../../collection/form/MoneyInput'
import { Section } from '../../../collection/form/Section'
import { NoRecord } from '../../../ui/NoRecord'
import { useTranslations } from '../../../lib/language/useTranslations'
import type { BotikaDataProvider } from '../../../provider/data-provider'
import { Columns } from '../../../ui/Columns'
import { OnTime } from '../../../ui/OnTime'
import { Panel } from '../../../ui/Panel'
import { spec } from '../spec'
import { AreaRows, DayRows } from './rows'
import { PauseInputs } from './PauseInputs'
import { termsSentence } from './sentence'

const NO_FIELDS = [] as const
const must = required()

/** Where, when and for how much a pharmacy delivers: of one’s own, or of the one in the address. */
export function DeliveryPage() {
  const t = useTranslations()
  const { identity } = useGetIdentity()
  const params = useParams()
  const id = params['id'] ? Number(params['id']) : (identity as unknown as User | undefined)?.pharmacy_id
  if (!id && !identity) return null
  if (!id) return <NoRecord what={t(pharmacy)} error={null} onRetry={() => undefined} />
  return (
    <ResourceContextProvider value="pharmacies">
      <EditPage
        one={shared.delivery}
        nameOf={(record) => `${t(shared.delivery)}: ${spec.nameOf(record)}`}
        fields={NO_FIELDS}
        id={id}
        canDelete={false}
        facts={<Said />}
      >
        <DeliveryInputs />
      </EditPage>
    </ResourceContextProvider>
  )
}

function DeliveryInputs() {
  const t = useTranslations()
  const terms = (useWatch({ name: 'delivery_terms' }) ?? {}) as Partial<DeliveryTermsField>
  const delivers = terms.is_delivering !== false
  return (
    <>
      <Sentence terms={terms} />
      <Section title={t(delivery.pause)}>
        <PauseInputs />
      </Section>
      <Section title={t(delivery.whereYouDeliver)}>
        <BooleanInput
          source="delivery_terms.is_delivering"
          label={t(delivery.weDeliver)}
          defaultValue
          helperText={false}
        />
        {delivers && (
          <>
            <NumberInput
              source="delivery_terms.radius_km"
              label={t(delivery.withinKm)}
              min={0.1}
              max={2000}
              helperText={t(delivery.leaveBothEmpty)}
            />
            <AreaRows />
          </>
        )}
      </Section>
      {delivers && (
        <Section title={t(delivery.whatItCosts)}>
          <MoneyInput
            source="delivery_terms.fee"
            label={t(delivery.ownFee)}
            helperText={t(delivery.emptyMeansShared)}
          />
          {terms.fee === null || terms.fee === undefined ? null : (
            <Columns>
              <MoneyInput
                source="delivery_terms.fee_per_km"
                label={t(delivery.perKm)}
                defaultValue={0}
                validate={must}
                helperText={false}
              />
              <MoneyInput source="delivery_terms.free_from" label={t(delivery.freeFrom)} helperText={false} />
            </Columns>
          )}
        </Section>
      )}
      <Section title={t(delivery.when)}>
        <Columns>
          <TextInput
            source="delivery_terms.cut_off"
            label={t(delivery.cutOff)}
            type="time"
            slotProps={{ inputLabel: { shrink: true } }}
            helperText={false}
          />
          <NumberInput
            source="delivery_terms.preparation_minutes"
            label={t(delivery.readyIn)}
            min={0}
            max={10_080}
            defaultValue={30}
            validate={must}
            helperText={false}
          />
        </Columns>
        <BooleanInput
          source="delivery_terms.is_cold_chain"
          label={t(delivery.coldChain)}
          defaultValue={false}
          helperText={false}
        />
        <DayRows />
      </Section>
    </>
  )
}

function Said() {
  const pharmacy = useRecordContext<Pharmacy>()
  return <Sentence terms={pharmacy?.delivery_terms ?? {}} />
}

function Sentence({ terms }: { terms: Partial<DeliveryTermsField> }) {
  const t = useTranslations()
  return (
    <Panel title={t(delivery.whatFollows)}>
      <Box role="status">
        <Typography>{termsSentence(terms, t)}</Typography>
      </Box>
      <Measure />
    </Panel>
  )
}

function Measure() {
  const provider = useDataProvider<BotikaDataProvider>()
  const pharmacy = useRecordContext<Pharmacy>()
  const { data } = useQuery({
    queryKey: ['dashboard', 'on-time', pharmacy?.id],
    queryFn: ({ signal }) => provider.readDashboard({ days: 7, pharmacy_id: pharmacy?.id ?? 0 }, signal),
    enabled: pharmacy !== undefined,
  })
  return data ? <OnTime {...data.on_time} /> : null
}
