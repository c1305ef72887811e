import { fields, products, shared } from '@botika/common/messages/office'
import { useWords } from '../../lib/language/useWords'
import { BooleanInput, required, TextInput, useRecordContext } from 'react-admin'
import { Columns } from '../../ui/Columns'
import { PicturesInput } from '../../collection/pictures/PicturesInput'
import { Section } from '../../collection/form/Section'
import { WRAPPED } from '../../collection/form/wrapped'
import { CategoryInputs } from './CategoryInputs'
import { SECTIONS } from './fields'
import { OfferInputs } from './OfferInputs'
import { RuleInputs } from './RuleInputs'

// these texts are empty rather than absent
const asTyped = (typed: string) => typed

/** The fields that editing and adding share: the offer comes first where there is one, because it changes daily. */
export function ProductInputs() {
  const t = useWords()
  const isNew = !useRecordContext()
  return (
    <>
      {!isNew && <OfferInputs />}
      <Section title={t(shared.product)}>
        <TextInput
          source="name"
          label={t(fields.name)}
          validate={required()}
          helperText={false}
          {...WRAPPED}
        />
        <Columns>
          <TextInput
            source="generic_name"
            label={t(fields.genericName)}
            helperText={t(products.standsFirstInTheShop)}
          />
          <TextInput source="brand" label={t(products.brand)} helperText={false} />
        </Columns>
        <Columns>
          <TextInput source="strength" label={t(fields.strength)} helperText={t(fields.forExample500Mg)} />
          <TextInput source="dosage_form" label={t(fields.form)} helperText={t(fields.forExampleTablet)} />
          <TextInput
            source="pack_size"
            label={t(products.pack)}
            helperText={t(products.forExampleBoxOf100)}
          />
        </Columns>
        <Columns>
          <TextInput source="manufacturer" label={t(products.manufacturer)} helperText={false} />
          <TextInput
            source="registration_number"
            label={t(products.fdaRegistrationNumber)}
            helperText={false}
          />
        </Columns>
        <PicturesInput source="images" first="image" most={12} />
      </Section>
      {isNew && <OfferInputs />}
      <Section title={t(products.categoryAndRules)}>
        <CategoryInputs />
        <RuleInputs />
        <BooleanInput source="is_vat_exempt" label={t(products.exemptFromVAT)} helperText={false} />
      </Section>
      <Section title={t(products.whatShoppersRead)}>
        {SECTIONS.map(([source, label]) => (
          <TextInput
            key={source}
            source={source}
            label={t(label)}
            multiline
            minRows={2}
            helperText={false}
            parse={asTyped}
          />
        ))}
      </Section>
    </>
  )
}
