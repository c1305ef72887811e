export { peopleModule } from './module'
