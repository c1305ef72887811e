import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'

interface Props {
  title: string
  text?: string
  to: string
  all: string
  children: ReactNode
}

export function Placement({ title, text, to, all, children }: Props) {
  const id = useId()
  return (
    <section className={ui.stack} aria-labelledby={id}>
      <div className={ui.between}>
        <div>
          <h2 id={id}>{title}</h2>
          {text ? <p className={ui.muted}>{text}</p> : null}
        </div>
        <Link to={to} className={ui.quiet}>
          {all} <Icon name="right" size={16} />
        </Link>
      </div>
      {children}
    </section>
  )
}

interface CardsProps<Entry> extends Omit<Props, 'children'> {
  of: readonly Entry[]
  children: (one: Entry) => ReactNode
}

export const Cards = <Entry extends { id: number }>({ of, children, ...props }: CardsProps<Entry>) =>
  of.length > 0 ? (
    <Placement {...props}>
      <ul className={ui.cards}>
        {of.map((one) => (
          <li key={one.id}>{children(one)}</li>
        ))}
      </ul>
    </Placement>
  ) : null
