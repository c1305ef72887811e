/** Specialty, its subspecialties, and what the doctor helps with. */
export const SPECIALTIES: readonly { name: string; subspecialties: readonly string[]; helps: string }[] = [
  {
    name: 'Family Medicine',
    subspecialties: ['Geriatric Care', 'Preventive Medicine'],
    helps: 'check-ups, common illness at every age, and long-term care of the whole family',
  },
  {
    name: 'Internal Medicine',
    subspecialties: [
      'Endocrinology',
      'Gastroenterology',
      'Nephrology',
      'Pulmonology',
      'Rheumatology',
      'Infectious Diseases',
    ],
    helps: 'diseases of adults, from first symptoms to long-term treatment',
  },
  {
    name: 'Pediatrics',
    subspecialties: ['Neonatology', 'Pediatric Pulmonology', 'Developmental Pediatrics'],
    helps: 'the health, growth and vaccines of babies, children and teenagers',
  },
  {
    name: 'Obstetrics and Gynecology',
    subspecialties: ['Maternal-Fetal Medicine', 'Reproductive Endocrinology'],
    helps: "pregnancy, birth and women's health",
  },
  {
    name: 'Cardiology',
    subspecialties: ['Interventional Cardiology', 'Electrophysiology'],
    helps: 'high blood pressure, chest pain and diseases of the heart',
  },
  {
    name: 'Dermatology',
    subspecialties: ['Cosmetic Dermatology', 'Pediatric Dermatology'],
    helps: 'acne, eczema, hair, nails and other skin concerns',
  },
  {
    name: 'Ophthalmology',
    subspecialties: ['Glaucoma', 'Retina'],
    helps: 'eyesight, cataract, glaucoma and red eyes',
  },
  {
    name: 'Otorhinolaryngology',
    subspecialties: ['Rhinology', 'Otology'],
    helps: 'ears, nose, throat, snoring and allergy',
  },
  {
    name: 'Surgery',
    subspecialties: ['Laparoscopic Surgery', 'Colorectal Surgery'],
    helps: 'gallbladder, hernia, lumps and other conditions that may need an operation',
  },
  {
    name: 'Orthopedics',
    subspecialties: ['Sports Medicine', 'Spine Surgery'],
    helps: 'bones, joints, sprains and back pain',
  },
  {
    name: 'Neurology',
    subspecialties: ['Stroke', 'Epilepsy'],
    helps: 'headache, stroke, seizures and nerve pain',
  },
  {
    name: 'Psychiatry',
    subspecialties: ['Child and Adolescent Psychiatry', 'Addiction Medicine'],
    helps: 'anxiety, depression, sleep and other concerns of the mind',
  },
  { name: 'Urology', subspecialties: ['Endourology'], helps: 'kidney stones, prostate and urinary problems' },
  {
    name: 'Dentistry',
    subspecialties: ['Orthodontics', 'Endodontics', 'Pediatric Dentistry'],
    helps: 'cleaning, fillings, braces and toothache',
  },
  {
    name: 'Rehabilitation Medicine',
    subspecialties: ['Pain Medicine'],
    helps: 'recovery after stroke, injury or operation',
  },
]

export const DOCTOR_SCHEDULES = [
  'Mon, Wed, Fri 9:00 AM to 12:00 NN',
  'Tue, Thu 1:00 PM to 5:00 PM; Sat 9:00 AM to 12:00 NN',
  'Mon to Fri 2:00 PM to 6:00 PM',
  'Mon to Sat 8:00 AM to 11:00 AM, by appointment',
  'Wed, Sat 10:00 AM to 3:00 PM',
] as const
