/** Text that is read at one glance, as a date, and so never parted at the end of a line. */
export const inOneLine = (text: string) => text.replaceAll(' ', '\u00A0')

/** Keeps a number and its unit in one line: a strength torn apart is read wrongly. A percent sign stands at its number. */
export const unbroken = (text: string) =>
  text
    .replace(
      /(\d) (?=(?:mcg|mg|g|kg|G|mL|L|IU|cm|mm|inch|pieces?|sachets?|tablets?|capsules?|softgels?|doses)\b)/g,
      '$1\u00A0',
    )
    .replace(/(\d) %/g, '$1%')
    // no break after the hyphen of 3-ply
    .replace(/(\d-)(?=[a-z])/g, '$1\u2060')
    // the number of a law stands at its name
    .replace(/\bRA (?=\d)/g, 'RA\u00A0')
    // a telephone number is one word
    .replace(/(\(\d+\)|\b\d{3,4}) (?=\d{3,4}\b)/g, '$1\u00A0')
