import { useListContext } from 'react-admin'
import { useWords } from '../../lib/language/useWords'
import { FieldValue } from '../value/FieldValue'
import type { RowsProps } from './PlainTable'
import { RecordLink } from './RecordLink'
import './PlainCards.css'

/** The same on a phone: one card a record. */
export function PlainCards({ fields, nameOf }: RowsProps) {
  const { data = [] } = useListContext()
  const t = useWords()
  const others = fields.slice(1)
  return (
    <ul className="row-cards">
      {data.map((record) => (
        <li key={record.id} className="row-card plain-card">
          <RecordLink record={record}>{nameOf(record)}</RecordLink>
          {others.map((field) => (
            <div
              key={field.source}
              // a date in a mark goes below its label before it is cut
              className={field.kind === 'publication' ? 'plain-line plain-line-wraps' : 'plain-line'}
            >
              <span className="row-more plain-label">{t(field.label)}</span>
              <span className="plain-value">
                <FieldValue field={field} record={record} />
              </span>
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
