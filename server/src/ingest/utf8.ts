import { Transform } from 'node:stream'
import { Refusal } from '../platform'

/** Lets text through as it is, until something in it is no UTF-8; what begins as UTF-16 is the reader's to decode. */
export function utf8Only(file: string): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  let isOther = false
  const refusal = () =>
    new Refusal(`${file} has letters that are not UTF-8: save it as "CSV UTF-8" and import it again.`)

  return new Transform({
    transform(bytes: Buffer, _encoding, done) {
      if (isFirst) isOther = bytes[0] === 0xff && bytes[1] === 0xfe
      isFirst = false
      try {
        if (!isOther) decoder.decode(bytes, { stream: true })
        done(null, bytes)
      } catch {
        done(refusal())
      }
    },
    flush(done) {
      try {
        if (!isOther) decoder.decode()
        done()
      } catch {
        done(refusal())
      }
    },
  })
}
