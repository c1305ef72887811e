/** Fields that grow with their text measure again when the font has come: they would cut what is wider in it. */
export function measureWithFonts(fonts: EventTarget | undefined = document.fonts) {
  fonts?.addEventListener('loadingdone', () => window.dispatchEvent(new Event('resize')))
}
