export { peopleModule } from './module'
export { operatorsSecondFactors } from './second-factors/operator'
