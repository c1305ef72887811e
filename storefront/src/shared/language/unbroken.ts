/** Keeps a number and its unit in one line: a strength torn apart is read wrongly. */
export const unbroken = (text: string) =>
  text.replace(
    /(\d) (?=(?:mcg|mg|g|kg|mL|L|IU|pieces?|sachets?|tablets?|capsules?|softgels?|doses)\b|%)/g,
    '$1\u00A0',
  )
