import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../ui/Icon'
import ui from '../../ui/ui.module.css'

interface Props {
  title: string
  text: string
  to: string
  all: string
  children: ReactNode
}

/** A part of the front page with the way to all of it. */
export function Shelf({ title, text, to, all, children }: Props) {
  const id = useId()
  return (
    <section className={ui.stack} aria-labelledby={id}>
      <div className={ui.between}>
        <div>
          <h2 id={id}>{title}</h2>
          <p className={ui.muted}>{text}</p>
        </div>
        <Link to={to} className={ui.quiet}>
          {all} <Icon name="right" size={16} />
        </Link>
      </div>
      {children}
    </section>
  )
}
