import { workerData } from 'piscina'
import { type CarrierNeeds, failureOf, makeCarrier, type Task } from './carrier'

const carry = makeCarrier(workerData as CarrierNeeds)

export const carryAll = (tasks: Task[]) =>
  Promise.all(tasks.map(({ mail, again }) => carry(mail, again).then(() => null, failureOf)))
