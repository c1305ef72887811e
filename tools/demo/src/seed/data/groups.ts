import type { Motif } from '../../pictures/motifs'

/** A shelf of medicines: where it hangs in the categories, and what holds for all that stands on it. */
export type Group = {
  subcategory: 'Prescription' | 'Over the counter' | 'Herbal medicine'
  name: string
  motif: Motif
  /** Medicines for the diseases whose listed medicines are free of VAT. */
  isVatExempt?: boolean
  avoid: string
  effects: string
}

export const GROUPS = {
  painFever: {
    subcategory: 'Over the counter',
    name: 'Pain and fever',
    motif: 'pill',
    avoid:
      'Do not use if you are allergic to any ingredient. Ask a doctor first if you have liver, kidney or stomach disease, drink alcohol daily, are pregnant, or take blood thinners. Many cold remedies hold the same ingredient: do not take two together.',
    effects:
      'Usually well tolerated. Nausea, stomach upset or a rash can happen. Stop and see a doctor for black stools, yellow skin, swelling of the face or trouble breathing.',
  },
  coughColds: {
    subcategory: 'Over the counter',
    name: 'Cough and colds',
    motif: 'lungs',
    avoid:
      'Not for children below the age on the label. Ask a doctor first if you have asthma, high blood pressure, thyroid or heart disease, glaucoma, or a cough that has lasted more than two weeks or brings up blood.',
    effects:
      'Dry mouth, mild stomach upset, sleepiness or, with decongestants, a faster heartbeat and trouble sleeping.',
  },
  allergy: {
    subcategory: 'Over the counter',
    name: 'Allergy',
    motif: 'flower',
    avoid:
      'Do not use if you are allergic to antihistamines. Ask a doctor first if you have kidney or liver disease, glaucoma or an enlarged prostate, or if you are pregnant or breast-feeding.',
    effects:
      'Sleepiness (less with newer antihistamines), dry mouth, headache. Do not drive until you know how it affects you.',
  },
  stomach: {
    subcategory: 'Over the counter',
    name: 'Stomach care',
    motif: 'shield',
    avoid:
      'See a doctor first if you vomit blood, lose weight without reason, find swallowing hard or are over 50 with new symptoms. Keep two hours between antacids and other medicines.',
    effects: 'Loose stools or constipation, headache, wind. Long use can lower magnesium or vitamin B12.',
  },
  diarrhea: {
    subcategory: 'Over the counter',
    name: 'Diarrhea and hydration',
    motif: 'drop',
    avoid:
      'Do not stop the bowels when there is high fever or blood in the stool; see a doctor. For young children, oral rehydration comes first.',
    effects:
      'Constipation, bloating or cramps. With rehydration salts, vomiting when drunk too fast: give small sips.',
  },
  skin: {
    subcategory: 'Over the counter',
    name: 'Skin treatment',
    motif: 'leaf',
    avoid:
      'For the skin only. Do not put on deep wounds or near the eyes. Steroid creams are not for acne, infected skin or the face of a child unless a doctor says so.',
    effects: 'Mild stinging, dryness or redness at first. Stop if a rash spreads.',
  },
  mouthThroat: {
    subcategory: 'Over the counter',
    name: 'Mouth and throat',
    motif: 'spark',
    avoid:
      'Do not swallow mouthwash or gargle. Ask a doctor about a sore throat with high fever, rash or trouble swallowing.',
    effects: 'Brief numbness, change of taste, staining of teeth with long use of some rinses.',
  },
  worms: {
    subcategory: 'Over the counter',
    name: 'Deworming',
    motif: 'shield',
    avoid:
      'Not in the first three months of pregnancy and not for children below one year. Ask a doctor if you have liver disease.',
    effects: 'Mild stomach pain, nausea or headache for a day.',
  },
  eyeCare: {
    subcategory: 'Over the counter',
    name: 'Eye care',
    motif: 'drop',
    avoid:
      'Do not touch the tip to the eye. Take contact lenses out first. See a doctor for pain, a change of sight or redness for more than two days.',
    effects: 'Short stinging or blurred sight.',
  },
  herbal: {
    subcategory: 'Herbal medicine',
    name: 'Registered herbal medicine',
    motif: 'leaf',
    avoid:
      'Ask a doctor first if you are pregnant, breast-feeding or take medicine for a long-term disease. Do not use in place of prescribed treatment.',
    effects: 'Rarely itching, stomach upset or more frequent urination.',
  },
  antibiotics: {
    subcategory: 'Prescription',
    name: 'Antibiotics',
    motif: 'shield',
    avoid:
      'Do not use if you ever reacted to this antibiotic or its family. Tell the doctor about kidney or liver disease, pregnancy and all other medicines. It does not work against colds and flu.',
    effects:
      'Loose stools, nausea, rash, thrush. Get help at once for hives, swelling, severe watery diarrhea or peeling skin. Finish the course as prescribed.',
  },
  antivirals: {
    subcategory: 'Prescription',
    name: 'Antivirals and antifungals',
    motif: 'shield',
    avoid:
      'Tell the doctor about kidney, liver or heart disease, pregnancy, and medicines for cholesterol, sleep or seizures: some must not be combined.',
    effects:
      'Headache, nausea, stomach pain, rash. Rarely harm to liver or kidneys: watch for dark urine or yellow skin.',
  },
  hypertension: {
    subcategory: 'Prescription',
    name: 'Hypertension and heart',
    motif: 'heart',
    isVatExempt: true,
    avoid:
      'Many of these must not be used in pregnancy. Tell the doctor about kidney disease, gout, asthma, a slow heartbeat and all other medicines. Do not stop suddenly.',
    effects:
      'Dizziness when standing up, tiredness, ankle swelling, dry cough or changes in potassium, depending on the medicine. Get help for fainting, swelling of the lips or chest pain.',
  },
  bloodThinners: {
    subcategory: 'Prescription',
    name: 'Blood thinners',
    motif: 'drop',
    isVatExempt: true,
    avoid:
      'Not with active bleeding or a recent stroke from bleeding. Tell every doctor and dentist that you take it. Ask before taking pain relievers or herbal products.',
    effects: 'Bruising and longer bleeding. Get help for black stools, blood in urine or a severe headache.',
  },
  cholesterol: {
    subcategory: 'Prescription',
    name: 'Cholesterol',
    motif: 'heart',
    isVatExempt: true,
    avoid:
      'Not with active liver disease, in pregnancy or while breast-feeding. Avoid much grapefruit juice. Tell the doctor about muscle pain from earlier treatment.',
    effects:
      'Muscle aches, stomach upset, headache. Stop and call the doctor for severe muscle pain with dark urine.',
  },
  diabetes: {
    subcategory: 'Prescription',
    name: 'Diabetes',
    motif: 'drop',
    isVatExempt: true,
    avoid:
      'Not for diabetic ketoacidosis. Tell the doctor about kidney, liver or heart disease and before any scan with contrast dye. Do not skip meals.',
    effects:
      'Stomach upset, or low blood sugar with sweating, shaking and hunger: take sugar at once and tell your doctor.',
  },
  asthma: {
    subcategory: 'Prescription',
    name: 'Asthma and COPD',
    motif: 'lungs',
    avoid:
      'Tell the doctor about heart disease, high blood pressure, thyroid disease and diabetes. Relievers are not enough when they are needed more than twice a week.',
    effects:
      'Trembling, fast heartbeat, headache; hoarseness or thrush with steroid inhalers: rinse the mouth after each use.',
  },
  painRx: {
    subcategory: 'Prescription',
    name: 'Strong pain and inflammation',
    motif: 'bone',
    avoid:
      'Not with an active ulcer, severe heart or kidney disease, or in late pregnancy. Do not add other anti-inflammatory pain relievers.',
    effects: 'Stomach pain, heartburn, swelling, dizziness. Stop for black stools, chest pain or a rash.',
  },
  gutRx: {
    subcategory: 'Prescription',
    name: 'Stomach and gut',
    motif: 'shield',
    avoid:
      'Tell the doctor about liver disease, glaucoma, movement disorders and all other medicines. Alarm signs such as weight loss or bleeding need an examination first.',
    effects: 'Headache, loose stools or constipation, dry mouth, drowsiness, depending on the medicine.',
  },
  mind: {
    subcategory: 'Prescription',
    name: 'Mental health and nerves',
    motif: 'sun',
    isVatExempt: true,
    avoid:
      'Do not stop suddenly. Tell the doctor about pregnancy, seizures, heart rhythm problems and any thought of self-harm. Avoid alcohol.',
    effects:
      'Sleepiness, dizziness, nausea, change of weight. Call the doctor for a rash, restlessness or a change of mood.',
  },
  hormones: {
    subcategory: 'Prescription',
    name: 'Thyroid and hormones',
    motif: 'spark',
    avoid:
      'Tell the doctor about heart disease, diabetes, blood clots, pregnancy and infections. Steroids must not be stopped suddenly after long use.',
    effects: 'Changes of weight, mood, sleep or heartbeat can mean that the dose needs adjusting.',
  },
  women: {
    subcategory: 'Prescription',
    name: "Women's health",
    motif: 'flower',
    avoid:
      'Not with a history of blood clots, stroke, breast cancer or unexplained bleeding, nor for smokers over 35. Check with your doctor each year.',
    effects:
      'Nausea, spotting, tender breasts or headache in the first months. Get help for leg swelling, chest pain or sudden headache.',
  },
  kidney: {
    subcategory: 'Prescription',
    name: 'Kidney and urinary',
    motif: 'drop',
    isVatExempt: true,
    avoid:
      'Use under a doctor who follows your kidney function and potassium. Tell the doctor about low blood pressure and eye surgery planned.',
    effects: 'Dizziness, dry mouth, stomach upset or changes in urination.',
  },
  tuberculosis: {
    subcategory: 'Prescription',
    name: 'Tuberculosis',
    motif: 'lungs',
    isVatExempt: true,
    avoid:
      'Tell the doctor about liver disease, gout, eye disease, pregnancy and contraceptive pills, which may fail. Take every dose: stopping early breeds resistance.',
    effects:
      'Orange urine and tears (harmless), nausea, tingling in hands and feet. Report yellow skin or blurred sight at once.',
  },
  cancer: {
    subcategory: 'Prescription',
    name: 'Cancer care',
    motif: 'shield',
    isVatExempt: true,
    avoid:
      'Only under a specialist. Not in pregnancy; use reliable contraception. Tell the doctor about clots, liver disease and all other medicines.',
    effects:
      'Hot flushes, joint pain, tiredness, nausea. Call your doctor for fever, bleeding or leg swelling.',
  },
  eyeEarRx: {
    subcategory: 'Prescription',
    name: 'Eye and ear',
    motif: 'drop',
    avoid:
      'Take contact lenses out. Steroid drops only after an eye examination. Tell the doctor about asthma or a slow heartbeat before using drops for glaucoma.',
    effects: 'Short stinging, blurred sight, bitter taste.',
  },
  skinRx: {
    subcategory: 'Prescription',
    name: 'Skin and scalp',
    motif: 'leaf',
    avoid: 'Short courses on small areas. Not on broken, infected or facial skin unless told so.',
    effects: 'Burning, thinning of the skin with long use, change of colour.',
  },
} as const satisfies Record<string, Group>

export type GroupName = keyof typeof GROUPS
