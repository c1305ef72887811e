import type { Label } from '@botika/common/messages/message'
import * as records from '@botika/common/messages/office/records'
import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useBasename, useCanAccess, useCreatePath, useResourceContext, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { ColumnsButton } from '../columns/ColumnsButton'
import { ExportButton } from '../export/ExportButton'
import { FilterPanel } from '../../ui/FilterPanel'
import { ChoiceFilter } from '../../ui/filters'
import { inEnglish, useTranslations } from '../../lib/language/useTranslations'
import { ListScreen } from '../../ui/ListScreen'
import { Message } from '../../ui/Message'
import { SavedFilters } from '../saved/SavedFilters'
import { ShopLink } from '../../ui/ShopLink'
import { useIsPhone } from '../../ui/useIsPhone'
import { exportColumnsOf } from './export'
import { PlainTable, type RowsProps } from './PlainTable'
import { listedFields, type Spec } from '../spec'
import { FieldValue } from '../value/FieldValue'
import { RecordLink } from './RecordLink'
import './PlainCards.css'

function PlainCards({ fields, nameOf }: RowsProps) {
  const { data = [] } = useListContext()
  const t = useTranslations()
  const others = fields.slice(1)
  return (
    <ul className="row-cards">
      {data.map((record) => (
        <li key={record.id} className="row-card plain-card">
          <RecordLink record={record}>{nameOf(record)}</RecordLink>
          {others.map((field) => (
            <div
              key={field.source}
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

interface PlainListProps {
  spec: Spec
  canCreate: boolean
}

export function PlainList({ spec, canCreate }: PlainListProps) {
  const t = useTranslations()
  const office = useBasename()
  const fields = listedFields(spec, office)
  const isPhone = useIsPhone()
  const Rows = isPhone ? PlainCards : PlainTable
  const filters = spec.filters ?? []
  const add = canCreate ? <AddButton one={spec.one} /> : null
  return (
    <ListScreen
      list={{ sort: spec.sort }}
      title={t(spec.many)}
      buttons={
        <>
          <ExportButton
            name={inEnglish(spec.many).toLowerCase().replaceAll(' ', '-')}
            columns={exportColumnsOf(spec, office)}
          />
          {add}
        </>
      }
      search={t(records.searchWhat, { what: t(spec.many).toLowerCase() })}
      filters={
        <>
          {filters.length > 0 && (
            <FilterPanel names={filters.map(({ source }) => source)}>
              {filters.map(({ source, label, choices }) => (
                <ChoiceFilter
                  key={source}
                  name={source}
                  label={t(label)}
                  choices={choices.map(({ id, name }) => ({ id, name: t(name) }))}
                />
              ))}
            </FilterPanel>
          )}
          <SavedFilters />
          <ColumnsButton columns={fields.slice(1).map(({ source, label }) => ({ name: source, label }))} />
        </>
      }
      empty={
        <Message
          title={t(records.noWhatYet, { what: t(spec.many).toLowerCase() })}
          action={
            add ?? (spec.comesFrom && <ShopLink to={spec.comesFrom.to} label={t(spec.comesFrom.label)} />)
          }
        >
          {t(spec.about)}
        </Message>
      }
    >
      <Rows fields={fields} nameOf={spec.nameOf} />
    </ListScreen>
  )
}

function AddButton({ one }: { one: Label }) {
  const t = useTranslations()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const { canAccess } = useCanAccess({ resource, action: 'create' })
  if (!canAccess) return null
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: 'create' })}
      variant="contained"
      startIcon={<AddIcon />}
    >
      {t(records.addWhat, { what: t(one).toLowerCase() })}
    </Button>
  )
}
