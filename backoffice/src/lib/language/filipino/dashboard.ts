/** The dashboard. */
export const DASHBOARD = {
  'Good morning': 'Magandang umaga',
  'Good afternoon': 'Magandang hapon',
  'Good evening': 'Magandang gabi',
  'New orders': 'Mga bagong order',
  'Pack and hand over': 'Ibalot at ibigay sa maghahatid',
  'On their way': 'Papunta na',
  'Money still to come': 'May bayad pang hinihintay',
  'Close the books': 'Isara na ang talaan',
  'Check your pharmacy': 'Tingnan ang iyong botika',
  'Address, opening hours and the pin on the map decide who finds you.':
    'Ang tirahan, oras ng pagbubukas at punto sa mapa ang nagpapasya kung sino ang makakahanap sa iyo.',
  'Add what you sell': 'Idagdag ang iyong itinitinda',
  'Choose it from the catalogue, then only price and stock are left. Many at once come from a spreadsheet.':
    'Piliin ito sa katalogo; presyo at stock na lang ang kulang. Ang marami ay maaaring manggaling sa spreadsheet.',
  'Name your couriers': 'Ilagay ang iyong mga tagahatid',
  'Then each order says who brings it.': 'Para malinaw sa bawat order kung sino ang maghahatid.',
  'Wait for the first order': 'Hintayin ang unang order',
  'It shows here and under My Orders, with a sound if you like.':
    'Lalabas ito rito at sa Aking mga order, may tunog pa kung gusto mo.',
}
