export { FRAMEWORK } from './filipino/framework'
export { REFUSALS } from './filipino/refusals'
