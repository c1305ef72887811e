import type { Label } from '@botika/common/messages/message'
import * as directory from '@botika/common/messages/directory'
import * as ui from '@botika/common/messages/ui'
import type { IconName } from '../ui/Icon'
import type { FacilitySlug } from '../lib/paths'

interface Kind {
  one: Label
  many: Label
  icon: IconName
  schemaType: 'Hospital' | 'MedicalClinic' | 'DiagnosticLab' | 'VeterinaryCare'
  about: Label
}

export const FACILITY_KINDS: Record<FacilitySlug, Kind> = {
  hospitals: {
    one: directory.hospital,
    many: ui.hospitals,
    icon: 'hospital',
    schemaType: 'Hospital',
    about: directory.publicAndPrivateHospitalsWithTheir,
  },
  clinics: {
    one: directory.clinic,
    many: ui.clinics,
    icon: 'stetho',
    schemaType: 'MedicalClinic',
    about: directory.clinicsForACheckUp,
  },
  laboratories: {
    one: directory.laboratory,
    many: ui.laboratories,
    icon: 'lab',
    schemaType: 'DiagnosticLab',
    about: directory.laboratoriesForBloodTestsX,
  },
  veterinarians: {
    one: directory.veterinarian,
    many: ui.veterinarians,
    icon: 'paw',
    schemaType: 'VeterinaryCare',
    about: directory.careForTheAnimalsOfTheFamily,
  },
}
