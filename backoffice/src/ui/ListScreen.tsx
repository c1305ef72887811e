import { DEFAULT_PAGE_SIZE } from '@botika/common/http/page-numbers'
import Typography from '@mui/material/Typography'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { ListBase, type ListBaseProps } from 'react-admin'
import { ListStates } from './ListStates'
import { Pages } from './Pages'
import { PageTitle } from './PageTitle'
import { SearchBox } from './SearchBox'
import { SelectionProvider } from './selection'
import { StatusTabs } from './StatusTabs'
import { STAY_ON_ERROR } from './stay-on-error'
import { Toolbar } from './Toolbar'

interface ListScreenProps extends ComponentProps<typeof ListStates> {
  title: string
  buttons: ReactNode
  about?: string
  news?: ReactNode
  search?: string
  filters?: ReactNode
  /** The bar that acts on chosen rows; it says how that went also when it emptied the tab. */
  selection?: ReactNode
  list?: Pick<ListBaseProps, 'sort' | 'filterDefaultValues'>
}

export function ListScreen(props: ListScreenProps) {
  const { title, buttons, about, news, search, filters, selection, list, children, ...states } = props
  const Choosing = selection ? SelectionProvider : Fragment
  return (
    <ListBase perPage={DEFAULT_PAGE_SIZE} queryOptions={STAY_ON_ERROR} {...list}>
      <PageTitle title={title}>{buttons}</PageTitle>
      {about && (
        <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '65ch' }}>
          {about}
        </Typography>
      )}
      {news}
      {states.tabs && <StatusTabs {...states.tabs} />}
      <Toolbar>
        {search && <SearchBox label={search} />}
        {filters}
      </Toolbar>
      <Choosing>
        <ListStates {...states}>
          {children}
          <Pages />
        </ListStates>
        {selection}
      </Choosing>
    </ListBase>
  )
}
