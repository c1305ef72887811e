import { unbroken } from './format'

const ORDER_NUMBER = /(BTK-\w+)/

/** A line in which the number of an order is never broken at its hyphen, and is copied as it is. */
export const MailSubject = ({ children }: { children: string }) =>
  unbroken(children)
    .split(ORDER_NUMBER)
    .map((part) =>
      ORDER_NUMBER.test(part) ? (
        <span key={part} style={{ whiteSpace: 'nowrap' }}>
          {part}
        </span>
      ) : (
        part
      ),
    )
