import { divideHalfUp, toCentavos, toPesos } from '@botika/common/centavos'

/** What somebody typed as a change in percent, in hundredths of it (`-2.5` is -250), or null. */
export function hundredthsOf(typed: string): number | null {
  const plain = typed.trim().replace(/^\+/, '').replace('−', '-').replace(/%$/, '').trim()
  if (!/^-?\d{1,3}(\.\d{1,2})?$/.test(plain)) return null
  const hundredths = Math.round(Number(plain) * 100)
  return hundredths > -10_000 && hundredths <= 50_000 && hundredths !== 0 ? hundredths : null
}

/** A price changed by so many hundredths of a percent, in whole centavos, never below one. */
export const changedPrice = (pesos: number, hundredths: number): number =>
  toPesos(Math.max(1, divideHalfUp(toCentavos(pesos) * (10_000 + hundredths), 10_000)))
