import type { Placement } from '../shelf'

/** The shelves of “Grocery”. */
export const GROCERY: readonly Placement[] = [
  {
    path: ['Grocery', 'Health food', 'Breakfast and tea'],
    house: 'food',
    motif: 'leaf',
    form: 'Food',
    items: [
      'Rolled oats | whole grain | 800 g | 186 | pouch | 2',
      'Wild honey | pure | 350 g | 268 | jar',
      'Salabat | ginger tea powder | 180 g | 124 | pouch | 2',
      'Turmeric tea | with calamansi | 10 sachets | 98 | tall-box',
      'Barley grass powder | pure | 10 sachets | 486 | tall-box',
      'Chia seeds | black | 250 g | 168 | pouch',
      'Coconut sugar | low glycemic | 500 g | 146 | pouch',
    ],
    use: 'Simple food that does good.',
  },
  {
    path: ['Grocery', 'Drinks', 'Milk and nutrition drinks'],
    house: 'food',
    motif: 'drop',
    form: 'Food',
    items: [
      'Adult nutrition milk | vanilla | 400 g | 624 | can | 2',
      'Diabetic nutrition milk | low GI, vanilla | 400 g | 812 | can',
      'High-calcium milk | low fat | 900 g | 486 | pouch',
      'Electrolyte drink powder | orange | 6 sachets | 108 | sachet | 2',
      'Coffee mix | with malunggay | 10 sachets | 118 | pouch',
      'Whey protein | chocolate | 907 g | 1486 | can',
    ],
    use: 'Nutrition to drink for adults with little appetite, in training or on a diet.',
  },
]
