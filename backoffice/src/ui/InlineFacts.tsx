import { Children, type ReactNode } from 'react'
import { unbroken } from './format'
import './InlineFacts.css'

export const InlineFacts = ({ children }: { children: ReactNode }) => (
  <span className="facts">
    <span className="facts-lines">
      {Children.toArray(children)
        .filter((fact) => fact !== '')
        .map((fact, at) => (
          <span key={at} className="fact">
            {typeof fact === 'string' ? unbroken(fact) : fact}{' '}
          </span>
        ))}
    </span>
  </span>
)
