export { eventCollection } from './events/collection'
export { contentModule } from './module'
export { newsCollection } from './news/collection'
