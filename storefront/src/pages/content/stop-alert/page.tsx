import { AlertLinkPage } from '../../../content/price-alert/AlertLinkPage'

export const Component = () => <AlertLinkPage isStop />
