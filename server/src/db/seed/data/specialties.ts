/** Specialty, its subspecialties, and what the doctor helps with. */
export const SPECIALTIES: readonly { name: string; subspecialties: readonly string[]; helps: string }[] = [
  { name: 'Family Medicine', subspecialties: ['Geriatric Care', 'Preventive Medicine'], helps: 'check-ups, common illness at every age, and long-term care of the whole family' },
  { name: 'Internal Medicine', subspecialties: ['Endocrinology', 'Gastroenterology', 'Nephrology', 'Pulmonology', 'Rheumatology', 'Infectious Diseases'], helps: 'diseases of adults, from first symptoms to long-term treatment' },
  { name: 'Pediatrics', subspecialties: ['Neonatology', 'Pediatric Pulmonology', 'Developmental Pediatrics'], helps: 'the health, growth and vaccines of babies, children and teenagers' },
  { name: 'Obstetrics and Gynecology', subspecialties: ['Maternal-Fetal Medicine', 'Reproductive Endocrinology'], helps: "pregnancy, birth and women's health" },
  { name: 'Cardiology', subspecialties: ['Interventional Cardiology', 'Electrophysiology'], helps: 'high blood pressure, chest pain and diseases of the heart' },
  { name: 'Dermatology', subspecialties: ['Cosmetic Dermatology', 'Pediatric Dermatology'], helps: 'acne, eczema, hair, nails and other skin concerns' },
  { name: 'Ophthalmology', subspecialties: ['Glaucoma', 'Retina'], helps: 'eyesight, cataract, glaucoma and red eyes' },
  { name: 'Otorhinolaryngology', subspecialties: ['Rhinology', 'Otology'], helps: 'ears, nose, throat, snoring and allergy' },
  { name: 'Surgery', subspecialties: ['Laparoscopic Surgery', 'Colorectal Surgery'], helps: 'gallbladder, hernia, lumps and other conditions that may need an operation' },
  { name: 'Orthopedics', subspecialties: ['Sports Medicine', 'Spine Surgery'], helps: 'bones, joints, sprains and back pain' },
  { name: 'Neurology', subspecialties: ['Stroke', 'Epilepsy'], helps: 'headache, stroke, seizures and nerve pain' },
  { name: 'Psychiatry', subspecialties: ['Child and Adolescent Psychiatry', 'Addiction Medicine'], helps: 'anxiety, depression, sleep and other concerns of the mind' },
  { name: 'Urology', subspecialties: ['Endourology'], helps: 'kidney stones, prostate and urinary problems' },
  { name: 'Dentistry', subspecialties: ['Orthodontics', 'Endodontics', 'Pediatric Dentistry'], helps: 'cleaning, fillings, braces and toothache' },
  { name: 'Rehabilitation Medicine', subspecialties: ['Pain Medicine'], helps: 'recovery after stroke, injury or operation' },
]

export const DOCTOR_SCHEDULES = [
  'Mo, We, Fr 9:00 AM to 12:00 NN', 'Tu, Th 1:00 PM to 5:00 PM; Sa 9:00 AM to 12:00 NN', 'Mo to Fr 2:00 PM to 6:00 PM', 'Mo to Sa 8:00 AM to 11:00 AM, by appointment', 'We, Sa 10:00 AM to 3:00 PM',
] as const

export const FACILITIES = {
  hospital: {
    names: ['Bagong Umaga Medical Center', 'San Lorenzo General Hospital', 'Lingap Community Hospital', 'Mahal na Birhen Hospital', 'Silangan Heart and Lung Hospital', 'Tala Children’s Hospital', 'Hilagang Diwa Medical Center', 'Pampanga Plains Hospital', 'Cordillera Ridge Hospital', 'Sugbu Doctors Medical Center', 'Visayas Mother and Child Hospital', 'Panay Provincial Care Hospital', 'Negros Sunrise Hospital', 'Dabaw Gulf Medical Center', 'Golden Bay Hospital'],
    services: ['Emergency room', 'Intensive care', 'Maternity', 'Surgery', 'Laboratory', 'X-ray and CT scan', 'Dialysis', 'Pharmacy', 'Physical therapy', 'Out-patient department'],
    hours: ['24/7'],
    about: 'A hospital with an emergency room that never closes, wards, out-patient clinics and its own laboratory and pharmacy.',
  },
  clinic: {
    names: ['Alaga Family Clinic', 'Bulaklak Women’s Clinic', 'Kalinga Pediatrics Clinic', 'Mata Vision Clinic', 'Ngipin Dental Clinic', 'Puso Heart Clinic', 'Balat Skin Clinic', 'Lakas Physical Therapy Clinic', 'Sikat Diagnostic Clinic', 'Barangay Care Clinic', 'Sugbo Polyclinic', 'Iloilo River Clinic', 'Bacolod Smile Clinic', 'Davao Wellness Clinic', 'Macajalar Family Clinic'],
    services: ['Consultation', 'Vaccination', 'Annual physical exam', 'Pre-employment exam', 'ECG', 'Minor surgery', 'Family planning', 'Dental cleaning', 'Eye check'],
    hours: ['Mo-Sa 08:00-18:00; Su off', 'Mo-Fr 09:00-19:00; Sa 09:00-14:00; Su,PH off'],
    about: 'A walk-in clinic for check-ups, vaccines and small treatments, with appointments by phone.',
  },
  laboratory: {
    names: ['Tiyak Diagnostics', 'Linaw Clinical Laboratory', 'Suri Medical Laboratory', 'Patak Blood Testing Center', 'Makiling Diagnostics', 'Kapitolyo Imaging and Laboratory', 'Hundred Islands Laboratory', 'Baguio Pines Diagnostics', 'Mactan Lab Services', 'Lahug Imaging Center', 'Jaro Clinical Laboratory', 'Silay Diagnostics', 'Apo Diagnostic Laboratory', 'Buhangin Medical Laboratory', 'Carmen Diagnostic Center'],
    services: ['Complete blood count', 'Blood chemistry', 'Urinalysis', 'Fasting blood sugar', 'HbA1c', 'Lipid profile', 'Chest X-ray', 'Ultrasound', 'Drug test', 'Dengue test', 'Home collection'],
    hours: ['Mo-Sa 06:00-17:00; Su 06:00-12:00', 'Mo-Sa 06:30-16:00; Su,PH off'],
    about: 'Blood tests, imaging and home collection. Most results are out the same day and can be sent to your doctor.',
  },
  veterinarian: {
    names: ['Bantay Animal Clinic', 'Muning at Kaibigan Vet', 'Aspin Care Veterinary Clinic', 'Buntot Veterinary Hospital', 'Paws sa Kapitolyo', 'Tatak Alaga Vet Clinic', 'Maamo Pet Clinic', 'Highland Pets Veterinary', 'Kampanga Vet Center', 'Sugbo Animal Hospital', 'Lahug Pet Doctors', 'Iloilo Companion Vet', 'Tamis Pet Clinic', 'Mindanao Animal Wellness', 'Cagayan Pet Care Center'],
    services: ['Anti-rabies vaccine', 'Deworming', 'Spay and neuter', 'Dental cleaning', 'Grooming', 'Confinement', 'Surgery', 'Home visit'],
    hours: ['Mo-Su 09:00-19:00', 'Mo-Sa 09:00-18:00; Su 10:00-15:00'],
    about: 'Vaccines, check-ups, surgery and grooming for dogs, cats and small animals.',
  },
} as const
