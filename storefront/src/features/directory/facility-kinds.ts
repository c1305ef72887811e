import type { IconName } from '../../shared/ui/Icon'
import type { FacilitySlug } from '../../paths'

interface Kind {
  one: string
  many: string
  icon: IconName
  schemaType: 'Hospital' | 'MedicalClinic' | 'MedicalBusiness' | 'VeterinaryCare'
  about: string
}

/** The four kinds of health facilities, as pages name them. */
export const FACILITY_KINDS: Record<FacilitySlug, Kind> = {
  hospitals: {
    one: 'Hospital',
    many: 'Hospitals',
    icon: 'hospital',
    schemaType: 'Hospital',
    about: 'Public and private hospitals, with their services and emergency numbers.',
  },
  clinics: {
    one: 'Clinic',
    many: 'Clinics',
    icon: 'stetho',
    schemaType: 'MedicalClinic',
    about: 'Clinics for a check-up, a vaccination or a small wound.',
  },
  laboratories: {
    one: 'Laboratory',
    many: 'Laboratories',
    icon: 'lab',
    schemaType: 'MedicalBusiness',
    about: 'Laboratories for blood tests, X-rays and more.',
  },
  veterinarians: {
    one: 'Veterinarian',
    many: 'Veterinarians',
    icon: 'paw',
    schemaType: 'VeterinaryCare',
    about: 'Care for the animals of the family.',
  },
}
