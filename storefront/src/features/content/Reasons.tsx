import { Icon, type IconName } from '../../shared/ui/Icon'
import tiles from '../../shared/ui/tiles.module.css'

export interface Reason {
  icon: IconName
  title: string
  text: string
}

/** Tiles that each make one point. */
export const Reasons = ({ reasons }: { reasons: readonly Reason[] }) => (
  <ul className={tiles.tiles}>
    {reasons.map(({ icon, title, text }) => (
      <li key={title} className={tiles.tile}>
        <span className={tiles.icon}>
          <Icon name={icon} size={28} />
        </span>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)
