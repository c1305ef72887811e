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
  const isNew = !useRecordContext()
  return (
    <>
      {!isNew && <OfferInputs />}
      <Section title="Product">
        <TextInput
          source="name"
          label="Name"
          validate={required('Please fill this in')}
          helperText={false}
          {...WRAPPED}
        />
        <Columns>
          <TextInput source="generic_name" label="Generic name" helperText="Stands first in the shop" />
          <TextInput source="brand" label="Brand" helperText={false} />
        </Columns>
        <Columns>
          <TextInput source="strength" label="Strength" helperText="For example: 500 mg" />
          <TextInput source="dosage_form" label="Form" helperText="For example: tablet" />
          <TextInput source="pack_size" label="Pack" helperText="For example: box of 100" />
        </Columns>
        <Columns>
          <TextInput source="manufacturer" label="Manufacturer" helperText={false} />
          <TextInput source="registration_number" label="FDA registration number" helperText={false} />
        </Columns>
        <PicturesInput source="images" first="image" most={12} />
      </Section>
      {isNew && <OfferInputs />}
      <Section title="Category and rules">
        <CategoryInputs />
        <RuleInputs />
        <BooleanInput source="is_vat_exempt" label="Exempt from VAT" helperText={false} />
      </Section>
      <Section title="What shoppers read">
        {SECTIONS.map(([source, label]) => (
          <TextInput
            key={source}
            source={source}
            label={label}
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
