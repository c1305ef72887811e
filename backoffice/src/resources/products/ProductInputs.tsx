import { fields, products, shared, offers } from '@botika/common/messages/office'
import type { Field } from '@botika/common/entity/fields'
import { FACTS, type TextFact } from '@botika/common/products/facts'
import { useTranslations } from '../../lib/language/useTranslations'
import {
  BooleanInput,
  required,
  TextInput,
  useCanAccess,
  useRecordContext,
  type RaRecord,
  useGetList,
  useBasename,
  AutocompleteInput,
  minValue,
  NumberInput,
  ReferenceInput,
  SelectInput,
} from 'react-admin'
import { Columns } from '../../ui/Columns'
import { PicturesInput } from '../../collection/pictures/PicturesInput'
import { Section } from '../../collection/form/Section'
import { WRAPPED } from '../../collection/form/wrapped'
import { ROWS, SECTIONS } from './fields'
import { ProductFacts } from './ProductFacts'
import type { Category, Subcategory, Subsubcategory } from '@botika/common/categories/endpoints'
import { useFormContext, useWatch } from 'react-hook-form'
import { FetchedChoice } from '../../collection/form/FetchedChoice'
import type { Label } from '@botika/common/messages/message'
import type { DiscountBasis, PrescriptionBasis } from '@botika/common/products/prescription'
import type { Product } from '@botika/common/products/schema'
import { ChoicesAgain } from '../../collection/form/ChoicesAgain'
import { MoneyInput } from '../../collection/form/MoneyInput'
import { GROUP_NAMES, type OfferStatus } from './groups'
import { OthersPrices } from './usePriceQuestion'
import { Typography } from '@mui/material'
import { appliesTo, pricesOf } from '../../collection/prices/prices'
import { PriceTable } from '../../collection/prices/PriceTable'
import { usePharmacyTrade } from '../../collection/prices/usePharmacyTrade'

const asTyped = (typed: string) => typed

function FactInput({ fact }: { fact: TextFact }) {
  const t = useTranslations()
  const { kind, label, help, isRequired, isLong }: Field = FACTS[fact]
  return (
    <TextInput
      source={fact}
      label={label && t(label)}
      helperText={help ? t(help) : false}
      {...(isRequired && { validate: required() })}
      {...(isLong && WRAPPED)}
      {...(kind === 'long' && { multiline: true, minRows: 2, parse: asTyped })}
    />
  )
}

/** The fields that editing and adding share: the offer comes first where there is one, because it changes daily. */
export function ProductInputs({ chosenId = null }: { chosenId?: number | null }) {
  const t = useTranslations()
  const record = useRecordContext<Product>()
  const isNew = !record
  const offerInputs = <OfferInputs productId={record?.id ?? chosenId} />
  const isAdmin = useBasename() === '/admin'
  if (record && !isAdmin && record.review === undefined)
    return (
      <>
        {offerInputs}
        <ProductFacts product={record} />
      </>
    )
  return (
    <>
      {!isNew && offerInputs}
      <Section title={t(shared.product)}>
        <FactInput fact="name" />
        {ROWS.map((row) => (
          <Columns key={row[0]}>
            {row.map((fact) => (
              <FactInput key={fact} fact={fact} />
            ))}
          </Columns>
        ))}
        <PicturesInput source="images" first="image" most={12} />
      </Section>
      {isNew && offerInputs}
      <Section title={t(products.categoryAndRules)}>
        <CategoryInputs />
        <RuleInputs />
        <BooleanInput source="is_vat_exempt" label={t(products.exemptFromVAT)} helperText={false} />
      </Section>
      <Section title={t(products.whatShoppersRead)}>
        {SECTIONS.map((fact) => (
          <FactInput key={fact} fact={fact} />
        ))}
      </Section>
    </>
  )
}

export function CategoryInputs() {
  const t = useTranslations()
  const { category_id, subcategory_id } = useWatch() as {
    category_id?: number | null
    subcategory_id?: number | null
  }
  return (
    <Columns>
      <LevelInput<Category>
        source="category_id"
        label={t(fields.category)}
        reference="categories"
        inside={{}}
      />
      <LevelInput<Subcategory>
        source="subcategory_id"
        label={t(fields.subcategory)}
        reference="subcategories"
        inside={category_id ? { category_id } : null}
      />
      <LevelInput<Subsubcategory>
        source="subsubcategory_id"
        label={t(fields.subSubcategory)}
        reference="subsubcategories"
        inside={subcategory_id ? { subcategory_id } : null}
      />
    </Columns>
  )
}

const LEVELS = ['category_id', 'subcategory_id', 'subsubcategory_id'] as const

interface LevelInputProps {
  source: (typeof LEVELS)[number]
  label: string
  reference: string
  inside: Record<string, number> | null
}

function LevelInput<T extends RaRecord & { name: string }>({
  source,
  label,
  reference,
  inside,
}: LevelInputProps) {
  const t = useTranslations()
  const { setValue } = useFormContext()
  const { data, error, refetch } = useGetList<T>(
    reference,
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' }, filter: inside ?? {} },
    { enabled: inside !== null, staleTime: 60_000 },
  )
  const value = String((useWatch({ name: source }) as number | null | undefined) ?? '')

  function choose(chosen: string) {
    setValue(source, chosen === '' ? null : Number(chosen), { shouldDirty: true, shouldValidate: true })
    for (const below of LEVELS.slice(LEVELS.indexOf(source) + 1)) setValue(below, null, { shouldDirty: true })
  }

  return (
    <FetchedChoice
      source={source}
      label={label}
      options={inside === null ? [] : data?.map(({ id, name }) => ({ value: String(id), name }))}
      error={error}
      onRetry={refetch}
      value={value}
      held={error ? t(shared.nameNumberId, { name: label, id: value }) : t(shared.loading)}
      blank={inside === null ? '' : t(products.none)}
      isClosed={inside === null}
      onChoose={choose}
    />
  )
}

export const WHY_PRESCRIPTION: Record<PrescriptionBasis, Label> = {
  stated: products.itWasSaidToNeed,
  subcategory: products.itStandsUnderPrescription,
  named: products.calledByAnotherMedicine,
  equivalent: products.decidedByWhatHasThe,
  generic: products.decidedByOtherProductsOf,
  unknown_generic: products.itsGenericNameIsNot,
  no_ingredient: products.itHasNoActiveIngredient,
  register: products.theRegisterSaysSo,
  catalogue: products.itWasSoInThe,
  admin: products.anAdministratorDecidedSo,
}
const WHY_DISCOUNT: Record<DiscountBasis, Label> = {
  medicine: products.medicinesForPeopleGetIt,
  no_medicine: products.itIsNoMedicineFor,
  catalogue: products.itWasSoInThe,
  admin: products.anAdministratorDecidedSo,
}
const FOR_ADMINS = products.onlyAnAdministratorCanChange

/** Prescription and discount as the server decides. A seller may only require a prescription; admins may lift it. */
export function RuleInputs() {
  const t = useTranslations()
  const isAdmin = useBasename() === '/admin'
  const record = useRecordContext<Product>()
  const [prescription, discount] = useWatch({ name: ['is_prescription', 'is_sc_discountable'] }) as unknown[]
  const sentences = (...texts: (Label | false | null | undefined)[]) =>
    texts.flatMap((text) => (text ? [t(text)] : [])).join(' ')
  const isLowered = record?.is_prescription === true && prescription === false
  const isOtherDiscount = record !== undefined && discount !== record.is_sc_discountable

  return (
    <>
      <BooleanInput
        source="is_prescription"
        label={t(products.needsAPrescription)}
        readOnly={!isAdmin && record?.is_prescription === true}
        helperText={
          record
            ? sentences(
                record.prescription_basis && WHY_PRESCRIPTION[record.prescription_basis],
                !isAdmin && record.is_prescription && FOR_ADMINS,
              )
            : sentences(products.decidedByGenericNameStrength)
        }
      />
      {isAdmin && isLowered && (
        <TextInput
          source="prescription_reason"
          label={t(products.whyItNeedsNoPrescription)}
          validate={required()}
          helperText={t(products.holdsForEveryProductOf)}
        />
      )}
      {record && (
        <BooleanInput
          source="is_sc_discountable"
          label={t(products.seniorCitizenAndPWDDiscount)}
          readOnly={!isAdmin}
          helperText={sentences(
            record.discount_basis && WHY_DISCOUNT[record.discount_basis],
            !isAdmin && FOR_ADMINS,
          )}
        />
      )}
      {isAdmin && isOtherDiscount && (
        <TextInput
          source="discount_reason"
          label={t(products.whyTheDiscountDiffers)}
          validate={required()}
          helperText={t(products.keptInTheActivityLog)}
        />
      )}
    </>
  )
}

function OfferPrices() {
  const t = useTranslations()
  const record = useRecordContext<Product>()
  const values = useWatch() as Partial<Product>
  const { promotions, isVatRegistered } = usePharmacyTrade(record?.pharmacy_id)
  const price = Number(values.selling_price)
  if (!price || price < 0) return null
  const product = { ...values, id: record?.id }
  const running = promotions.filter((one) => one.is_running && appliesTo(one, product))
  const facts = {
    is_sc_discountable: values.is_sc_discountable ?? false,
    is_vat_exempt: values.is_vat_exempt ?? false,
  }
  const prices = pricesOf(price, facts, running, isVatRegistered)
  if (prices.promotion === null && prices.lawful === null) return null
  return (
    <>
      <PriceTable label={t(products.whatShoppersPay)} rows={[{ name: values.name ?? '', prices }]} />
      {running.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t(products.runningNowNames, { names: running.map(({ name }) => name).join(', ') })}
        </Typography>
      )}
    </>
  )
}

const STATUSES: readonly OfferStatus[] = ['draft', 'live', 'suspended']
const toKeyword = (sentences: string) => (sentences ? { keyword: sentences } : {})

/** Price, stock and status. An admin adds an offer only for a pharmacy, and a product alone without one. */
function OfferInputs({ productId }: { productId: number | null }) {
  const t = useTranslations()
  const isAdmin = useBasename() === '/admin'
  const record = useRecordContext()
  const { canAccess: mayPrice } = useCanAccess({ resource: 'inventories', action: 'price' })
  const { canAccess: maySell } = useCanAccess({ resource: 'inventories', action: 'sell' })
  if (isAdmin && record) return null
  // there is no offer without a price: whoever adds one says it, and changes it no more
  const isPriceKept = record !== undefined && !mayPrice
  const statuses = STATUSES.filter(
    (status) => isAdmin || status !== 'suspended' || record?.['status'] === 'suspended',
  )
  const must = isAdmin ? [] : [required()]
  return (
    <Section title={isAdmin ? t(offers.firstOfferOptional) : t(offers.priceAndStock)}>
      {isAdmin && (
        <ReferenceInput source="pharmacy_id" reference="pharmacies" sort={{ field: 'name', order: 'ASC' }}>
          <>
            <AutocompleteInput label={t(fields.pharmacy)} filterToQuery={toKeyword} helperText={false} />
            <ChoicesAgain />
          </>
        </ReferenceInput>
      )}
      <Columns>
        <MoneyInput
          source="selling_price"
          label={t(shared.price)}
          min={0.01}
          readOnly={isPriceKept}
          validate={[...must, minValue(0.01, products.atLeast001)]}
          helperText={productId !== null && <OthersPrices productId={productId} />}
        />
        <NumberInput
          source="quantity"
          label={t(shared.stock)}
          min={0}
          step={1}
          validate={[...must, minValue(0, products.notBelow0)]}
          helperText={false}
        />
        <TextInput source="sku" label={t(shared.sku)} readOnly={!maySell} helperText={false} />
        <SelectInput
          source="status"
          label={t(fields.status)}
          choices={statuses.map((id) => ({ id, name: t(GROUP_NAMES[id]) }))}
          validate={must}
          readOnly={!maySell || (!isAdmin && record?.['status'] === 'suspended')}
          helperText={false}
        />
      </Columns>
      {!isAdmin && <OfferPrices />}
    </Section>
  )
}
