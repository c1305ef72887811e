import { word } from '../lib/language/words'
import type { IconName } from '../ui/Icon'
import type { FacilitySlug } from '../lib/paths'

interface Kind {
  one: string
  many: string
  icon: IconName
  schemaType: 'Hospital' | 'MedicalClinic' | 'DiagnosticLab' | 'VeterinaryCare'
  about: string
}

/** The four kinds of health facilities, as pages name them. */
export const FACILITY_KINDS: Record<FacilitySlug, Kind> = {
  hospitals: {
    one: word('Hospital'),
    many: word('Hospitals'),
    icon: 'hospital',
    schemaType: 'Hospital',
    about: word('Public and private hospitals, with their services and emergency numbers.'),
  },
  clinics: {
    one: word('Clinic'),
    many: word('Clinics'),
    icon: 'stetho',
    schemaType: 'MedicalClinic',
    about: word('Clinics for a check-up, a vaccination or a small wound.'),
  },
  laboratories: {
    one: word('Laboratory'),
    many: word('Laboratories'),
    icon: 'lab',
    schemaType: 'DiagnosticLab',
    about: word('Laboratories for blood tests, X-rays and more.'),
  },
  veterinarians: {
    one: word('Veterinarian'),
    many: word('Veterinarians'),
    icon: 'paw',
    schemaType: 'VeterinaryCare',
    about: word('Care for the animals of the family.'),
  },
}
