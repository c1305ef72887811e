import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface RowLinkProps {
  to: string
  isTall?: boolean
  children: ReactNode
}

export const RowLink = ({ to, isTall = false, children }: RowLinkProps) => (
  <Link data-row-link className={isTall ? 'row-link row-link-tall' : 'row-link'} to={to}>
    {children}
  </Link>
)
