import type { Placement } from '../shelf'

/** The shelves of “Beauty”. */
export const BEAUTY: readonly Placement[] = [
  {
    path: ['Beauty', 'Skin care', 'Face'],
    house: 'beauty',
    motif: 'flower',
    form: 'Cream',
    items: [
      'Facial wash | salicylic acid | 100 mL | 186 | tube | 2',
      'Facial wash | gentle, for sensitive skin | 150 mL | 268 | pump | 2',
      'Moisturiser | with ceramides | 50 g | 386 | jar | 2',
      'Niacinamide serum | 10% | 30 mL | 342 | dropper | 2',
      'Vitamin C serum | 15% | 30 mL | 426 | dropper',
      'Hyaluronic acid serum | 2% | 30 mL | 368 | dropper',
      'Toner | rose water | 120 mL | 214 | spray',
      'Acne patches | hydrocolloid | 36 patches | 148 | sachet',
      'Clay mask | green tea | 100 g | 246 | jar',
    ],
    use: 'Care for the face, morning and night.',
  },
  {
    path: ['Beauty', 'Skin care', 'Sun care'],
    house: 'beauty',
    motif: 'sun',
    form: 'Cream',
    items: [
      'Sunscreen | SPF 50 PA++++ | 50 mL | 486 | tube | 2',
      'Sunscreen | SPF 30, for children | 100 mL | 398 | tube',
      'After-sun gel | 98% aloe vera | 300 mL | 198 | jar | 2',
      'Sunscreen stick | SPF 50 | 20 g | 426 | rollon',
    ],
    use: 'Broad protection from UVA and UVB. Put on again every two hours.',
  },
  {
    path: ['Beauty', 'Make-up', 'Lips and face'],
    house: 'beauty',
    motif: 'heart',
    form: 'Piece',
    items: [
      'Lip balm | honey | 4 g | 128 | rollon | 2',
      'Micellar water | for all skin | 250 mL | 286 | pump | 2',
      'Pressed powder | oil control | 12 g | 312 | box',
      'Make-up wipes | cucumber | 25 sheets | 118 | wipes',
    ],
    use: 'Light colour and clean finish.',
  },
]
