export { orderingModule } from './module'
