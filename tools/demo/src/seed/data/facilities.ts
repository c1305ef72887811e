/** A facility's name, with what the name promises. */
export type NamedFacility = {
  name: string
  /** Its city's short name, where the name names a place; a barangay in the name is found there, too. */
  city?: string
  /** All that a specialised place does, what its name says first; otherwise some of what its kind does. */
  services?: readonly string[]
  /** Instead of the sentence about its kind. */
  about?: string
}
type Kind = {
  places: readonly NamedFacility[]
  /** What each place of the kind does. */
  always: readonly string[]
  /** What some of them do. */
  some: readonly string[]
  hours: readonly string[]
  about: string
}

const DENTAL = ['Dental cleaning', 'Tooth filling', 'Tooth extraction', 'Root canal treatment', 'Braces']

export const FACILITIES: Record<'hospital' | 'clinic' | 'laboratory' | 'veterinarian', Kind> = {
  hospital: {
    places: [
      { name: 'Bagong Umaga Medical Center' },
      { name: 'San Lorenzo General Hospital', city: 'Makati' },
      { name: 'Lingap Community Hospital' },
      { name: 'Mahal na Birhen Hospital' },
      {
        name: 'Silangan Heart and Lung Hospital',
        services: [
          'Cardiology',
          'Pulmonology',
          'Emergency room',
          'Intensive care',
          'Out-patient department',
          'Laboratory',
          'Pharmacy',
        ],
      },
      {
        name: 'Tala Children’s Hospital',
        services: [
          'Pediatrics',
          'Newborn intensive care',
          'Emergency room',
          'Vaccination',
          'Out-patient department',
          'Laboratory',
          'Pharmacy',
        ],
      },
      { name: 'Hilagang Diwa Medical Center' },
      { name: 'Pampanga Plains Hospital', city: 'San Fernando' },
      { name: 'Cordillera Ridge Hospital', city: 'Baguio' },
      { name: 'Sugbu Doctors Medical Center', city: 'Cebu' },
      {
        name: 'Visayas Mother and Child Hospital',
        city: 'Cebu',
        services: [
          'Maternity',
          'Pediatrics',
          'Emergency room',
          'Newborn screening',
          'Out-patient department',
          'Laboratory',
          'Pharmacy',
        ],
      },
      { name: 'Panay Provincial Care Hospital', city: 'Iloilo' },
      { name: 'Negros Sunrise Hospital', city: 'Bacolod' },
      { name: 'Dabaw Gulf Medical Center', city: 'Davao' },
      { name: 'Golden Bay Hospital', city: 'Cagayan de Oro' },
    ],
    always: ['Emergency room', 'Out-patient department', 'Laboratory', 'Pharmacy'],
    some: ['Intensive care', 'Maternity', 'Surgery', 'X-ray and CT scan', 'Dialysis', 'Physical therapy'],
    hours: ['24/7'],
    about:
      'A hospital with an emergency room that never closes, wards, out-patient clinics and its own laboratory and pharmacy.',
  },
  clinic: {
    places: [
      { name: 'Alaga Family Clinic' },
      {
        name: 'Bulaklak Women’s Clinic',
        services: ['Prenatal check-up', 'Family planning', 'Pap smear', 'Pelvic ultrasound', 'Breast check'],
        about: 'Pregnancy care, family planning and check-ups for women of every age, by appointment.',
      },
      {
        name: 'Kalinga Pediatrics Clinic',
        services: ['Well-baby check-up', 'Vaccination', 'Consultation for children', 'Nebulization'],
        about: 'Check-ups, vaccines and care of babies, children and teenagers, by appointment.',
      },
      {
        name: 'Mata Vision Clinic',
        services: ['Eye check', 'Glasses and contact lenses', 'Glaucoma screening', 'Cataract assessment'],
        about: 'Eye checks, glasses and care of the eyes at every age, with or without an appointment.',
      },
      {
        name: 'Ngipin Dental Clinic',
        services: DENTAL,
        about: 'Care of teeth and gums for the whole family, by appointment.',
      },
      {
        name: 'Puso Heart Clinic',
        services: [
          'ECG',
          'Heart consultation',
          '2D echo',
          'Treadmill stress test',
          'Blood pressure monitoring',
        ],
        about: 'Check-ups and tests of the heart and long-term care of high blood pressure, by appointment.',
      },
      {
        name: 'Balat Skin Clinic',
        services: ['Skin consultation', 'Acne treatment', 'Wart removal', 'Mole check', 'Skin allergy test'],
        about: 'Care of skin, hair and nails, from acne to allergy, by appointment.',
      },
      {
        name: 'Lakas Physical Therapy Clinic',
        services: [
          'Physical therapy',
          'Stroke rehabilitation',
          'Sports injury rehabilitation',
          'Back and neck pain therapy',
        ],
        about: 'Recovery after stroke, injury or an operation, with a plan of exercises to follow at home.',
      },
      {
        name: 'Sikat Diagnostic Clinic',
        services: ['Annual physical exam', 'Complete blood count', 'Urinalysis', 'Chest X-ray', 'ECG'],
        about: 'Check-ups and tests in one visit, for work, school or your own peace of mind.',
      },
      { name: 'Barangay Care Clinic' },
      { name: 'Sugbo Polyclinic', city: 'Cebu' },
      { name: 'Iloilo River Clinic', city: 'Iloilo' },
      {
        name: 'Bacolod Smile Clinic',
        city: 'Bacolod',
        services: [...DENTAL.slice(0, 3), 'Teeth whitening', 'Dentures'],
        about: 'A dental clinic for a healthy smile, from the first tooth to dentures, by appointment.',
      },
      { name: 'Davao Wellness Clinic', city: 'Davao' },
      { name: 'Macajalar Family Clinic', city: 'Cagayan de Oro' },
    ],
    always: ['Consultation', 'Vaccination', 'Minor surgery'],
    some: [
      'Annual physical exam',
      'Pre-employment exam',
      'Blood pressure monitoring',
      'Blood sugar test',
      'Family planning',
      'Wound care',
    ],
    hours: ['Mo-Sa 08:00-18:00; Su off', 'Mo-Fr 09:00-19:00; Sa 09:00-14:00; Su,PH off'],
    about: 'A walk-in clinic for check-ups, vaccines and small treatments, with appointments by phone.',
  },
  laboratory: {
    places: [
      { name: 'Tiyak Diagnostics' },
      { name: 'Linaw Clinical Laboratory' },
      { name: 'Suri Medical Laboratory' },
      {
        name: 'Patak Blood Testing Center',
        services: [
          'Complete blood count',
          'Blood chemistry',
          'Blood typing',
          'Fasting blood sugar',
          'HbA1c',
          'Lipid profile',
        ],
        about: 'Blood tests, most with results on the same day, which can be sent to your doctor.',
      },
      { name: 'Makiling Diagnostics' },
      {
        name: 'Kapitolyo Imaging and Laboratory',
        city: 'Pasig',
        services: [
          'Ultrasound',
          'Chest X-ray',
          'Complete blood count',
          'Blood chemistry',
          'Urinalysis',
          'Home collection',
        ],
      },
      { name: 'Hundred Islands Laboratory' },
      { name: 'Baguio Pines Diagnostics', city: 'Baguio' },
      { name: 'Mactan Lab Services', city: 'Cebu' },
      {
        name: 'Lahug Imaging Center',
        city: 'Cebu',
        services: ['Chest X-ray', 'Ultrasound', 'CT scan', 'Mammography', 'Bone density scan'],
        about: 'X-ray, ultrasound and CT scan, with pictures and findings to take along to your doctor.',
      },
      { name: 'Jaro Clinical Laboratory', city: 'Iloilo' },
      { name: 'Silay Diagnostics', city: 'Bacolod' },
      { name: 'Apo Diagnostic Laboratory', city: 'Davao' },
      { name: 'Buhangin Medical Laboratory', city: 'Davao' },
      { name: 'Carmen Diagnostic Center', city: 'Cagayan de Oro' },
    ],
    always: ['Complete blood count', 'Chest X-ray', 'Home collection'],
    some: [
      'Blood chemistry',
      'Urinalysis',
      'Fasting blood sugar',
      'HbA1c',
      'Lipid profile',
      'Ultrasound',
      'Drug test',
      'Dengue test',
    ],
    hours: ['Mo-Sa 06:00-17:00; Su 06:00-12:00', 'Mo-Sa 06:30-16:00; Su,PH off'],
    about:
      'Blood tests, imaging and home collection. Most results are out the same day and can be sent to your doctor.',
  },
  veterinarian: {
    places: [
      { name: 'Bantay Animal Clinic' },
      { name: 'Muning at Kaibigan Vet' },
      { name: 'Aspin Care Veterinary Clinic' },
      {
        name: 'Buntot Veterinary Hospital',
        services: ['Surgery', 'Confinement', 'Check-up', 'Anti-rabies vaccine', 'Spay and neuter'],
      },
      { name: 'Paws sa Kapitolyo', city: 'Pasig' },
      { name: 'Tatak Alaga Vet Clinic' },
      { name: 'Maamo Pet Clinic' },
      { name: 'Highland Pets Veterinary', city: 'Baguio' },
      { name: 'Kampanga Vet Center', city: 'San Fernando' },
      {
        name: 'Sugbo Animal Hospital',
        city: 'Cebu',
        services: ['Surgery', 'Confinement', 'Check-up', 'Anti-rabies vaccine', 'X-ray'],
      },
      { name: 'Lahug Pet Doctors', city: 'Cebu' },
      { name: 'Iloilo Companion Vet', city: 'Iloilo' },
      { name: 'Tamis Pet Clinic', city: 'Bacolod' },
      { name: 'Mindanao Animal Wellness', city: 'Davao' },
      { name: 'Cagayan Pet Care Center', city: 'Cagayan de Oro' },
    ],
    always: ['Check-up', 'Anti-rabies vaccine'],
    some: [
      'Deworming',
      'Spay and neuter',
      'Dental cleaning',
      'Grooming',
      'Confinement',
      'Surgery',
      'Home visit',
    ],
    hours: ['Mo-Su 09:00-19:00', 'Mo-Sa 09:00-18:00; Su 10:00-15:00'],
    about: 'Vaccines, check-ups and treatment for dogs, cats and small animals.',
  },
}
