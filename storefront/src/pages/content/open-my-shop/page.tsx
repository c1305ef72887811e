import * as selling from '@botika/common/messages/selling'
import { OfficeLinkPage } from '../../../content/forms/OfficeLinkPage'

const WORDS = {
  title: selling.openYourShop,
  description: selling.openTheShopOfYourPharmacy,
  missing: selling.openTheLinkFromOurEmail,
  done: selling.yourShopIsOpen,
  next: selling.signInToEnterYourAddress,
  office: selling.goToMyShop,
  button: selling.openMyShop,
  busy: selling.opening,
} as const

export const Component = () => <OfficeLinkPage words={WORDS} />
