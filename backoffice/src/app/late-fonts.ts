/**
 * Fields that grow with their text were measured before the font came, and would cut what is wider in it: once it is
 * there, they measure again, as when the window changes.
 */
export function measureWithFonts(fonts: EventTarget | undefined = document.fonts) {
  fonts?.addEventListener('loadingdone', () => window.dispatchEvent(new Event('resize')))
}
