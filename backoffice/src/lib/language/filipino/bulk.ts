/** Adding products in bulk, step by step. */
export const BULK = {
  'Add products in bulk': 'Magdagdag ng maraming produkto',
  File: 'File',
  Check: 'Suriin',
  'Stopped. Nothing from this file was saved.': 'Itinigil. Walang na-save mula sa file na ito.',
  'Too late to stop: what you see below was saved. You can undo it.':
    'Huli na para itigil: na-save na ang nakikita mo sa ibaba. Maaari mo itong i-undo.',
  'Needs fixing': 'Kailangang ayusin',
  New: 'Bago',
  'To add': 'Idadagdag',
  'To change': 'Babaguhin',
  'With errors': 'May mali',
  'This file is larger than 24 MB. Please split it.': 'Higit sa 24 MB ang file na ito. Hatiin ito.',
  'No change': 'Walang pagbabago',
  Changed: 'Binago',
  'What to fix': 'Ang aayusin',
  'Row in your file': 'Hanay sa iyong file',
  'a name': 'pangalan',
  'the selling price': 'presyo ng benta',
  'the quantity': 'dami',
} as const
