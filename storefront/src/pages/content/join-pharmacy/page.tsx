import * as selling from '@botika/common/messages/selling'
import { OfficeLinkPage } from '../../../content/forms/OfficeLinkPage'

const WORDS = {
  title: selling.joinYourPharmacy,
  description: selling.joinByTheLink,
  missing: selling.openTheLinkOfTheInvitation,
  done: selling.youWorkAtThePharmacy,
  next: selling.signInToStartWork,
  office: selling.goToThePharmacy,
  button: selling.joinThePharmacy,
  busy: selling.joining,
} as const

export const Component = () => <OfficeLinkPage words={WORDS} />
