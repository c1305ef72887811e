export { AlertLinkPage as Component } from '../../../content/price-alert/AlertLinkPage'
