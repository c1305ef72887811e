import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { ListBase, useBasename, useCreatePath, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { ListStates, Message } from '../../shared/ListStates'
import { Pages } from '../../shared/Pages'
import { PageTitle } from '../../shared/PageTitle'
import { SearchBox } from '../../shared/SearchBox'
import { StatusTabs } from '../../shared/StatusTabs'
import { Toolbar } from '../../shared/Toolbar'
import { useIsPhone } from '../../shared/useIsPhone'
import { GROUP_NAMES, type ProductGroup } from './groups'
import { ProductCards } from './ProductCards'
import { ProductTable } from './ProductTable'

/** What the pharmacy sells, in the specification's groups; an admin sees the whole catalogue. */
export function ProductList() {
  const isAdmin = useBasename() === '/admin'
  const add = <AddButton />
  return (
    <ListBase perPage={25} sort={{ field: 'name', order: 'ASC' }}>
      <PageTitle title={isAdmin ? 'Products' : 'My products'}>{add}</PageTitle>
      <GroupTabs />
      <Toolbar>
        <SearchBox label="Name, generic, brand or SKU" />
      </Toolbar>
      <ListStates
        empty={
          <Message title="No products yet" action={add}>
            Add what you sell with its price and stock. Set it live, and shoppers nearby find it at once.
          </Message>
        }
      >
        <Rows />
        <Pages />
      </ListStates>
    </ListBase>
  )
}

function GroupTabs() {
  const { meta } = useListContext()
  const counts = (meta as { counts?: Partial<Record<ProductGroup, number>> } | undefined)?.counts
  return <StatusTabs label="Products by group" names={GROUP_NAMES} counts={counts} />
}

const Rows = () => (useIsPhone() ? <ProductCards /> : <ProductTable />)

function AddButton() {
  const createPath = useCreatePath()
  return (
    <Button
      component={Link}
      to={createPath({ resource: 'products', type: 'create' })}
      variant="contained"
      startIcon={<AddIcon />}
    >
      Add product
    </Button>
  )
}
