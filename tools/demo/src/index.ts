export { madeUpPharmacies, madeUpProducts } from './made-up'
export { seedDemo } from './seed/demo'
