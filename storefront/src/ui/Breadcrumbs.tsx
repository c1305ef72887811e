import * as ui from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { t } from '../lib/language/text'
import { useOrigin } from '../lib/site'
import styles from './Breadcrumbs.module.css'
import { JsonLd } from './JsonLd'

export interface Crumb {
  name: string
  to?: string
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const origin = useOrigin()
  const all: Crumb[] = [{ name: t(ui.home), to: '/' }, ...crumbs]
  return (
    <nav aria-label={t(ui.breadcrumb)} className={styles.crumbs}>
      <ol>
        {all.map(({ name, to }) => (
          <li key={`${name}${to ?? ''}`}>
            {to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
      <JsonLd
        data={
          import.meta.env.SSR && {
            '@type': 'BreadcrumbList',
            itemListElement: all.map(({ name, to }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              ...(to ? { item: `${origin}${to}` } : {}),
            })),
          }
        }
      />
    </nav>
  )
}
