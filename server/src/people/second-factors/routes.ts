import { secondFactor } from '@botika/common/second-factor/endpoints'
import { type Serve, signedIn } from '../../platform'
import type { SecondFactorService } from './service'

export function secondFactorRoutes(serve: Serve, service: SecondFactorService) {
  serve(secondFactor.read, ({ person }) => service.status(signedIn(person).id))
  serve(secondFactor.begin, ({ person, body }) => service.begin(signedIn(person), body.current_password))
  serve(secondFactor.confirm, ({ person, body }) => service.confirm(signedIn(person), body.otp))
  serve(secondFactor.renewCodes, ({ person, body }) => service.renewCodes(signedIn(person), typedIn(body)))
  serve(secondFactor.turnOff, ({ person, body }) => service.turnOff(signedIn(person), typedIn(body)))
}

const typedIn = (body: { current_password?: string | undefined; otp?: string | undefined }) => ({
  password: body.current_password,
  otp: body.otp,
})
