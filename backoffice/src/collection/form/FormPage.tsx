import type { Label } from '@botika/common/messages/message'
import * as records from '@botika/common/messages/office/records'
import * as inputs from '@botika/common/messages/office/inputs'
import Box from '@mui/material/Box'
import { useRef, useState, type ReactNode, useEffect, type RefObject } from 'react'
import {
  CreateBase,
  EditBase,
  Form,
  type Identifier,
  type RaRecord,
  useCanAccess,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin'
import { BackLink } from '../../ui/BackLink'
import { DraftKeeper } from '../draft/DraftKeeper'
import { HistoryLink } from '../history/HistoryLink'
import { inEnglish, useTranslations, type Translate } from '../../lib/language/useTranslations'
import { RecordStates } from '../../ui/RecordStates'
import type { StaleField } from '../stale/fields'
import { StaleForm } from '../stale/StaleForm'
import { useStale } from '../stale/useStale'
import { STAY_ON_ERROR } from '../../ui/stay-on-error'
import { PageTitle } from '../../ui/PageTitle'
import { NotFound } from '../../ui/NotFound'
import { ScreenShape } from '../../ui/ScreenShape'
import { DeleteButton } from './DeleteButton'
import { Facts } from './Facts'
import { SaveBar } from './SaveBar'
import { type FieldError, useFormState, useFormContext } from 'react-hook-form'
import Alert from '@mui/material/Alert'
import { canKeepAll } from '../draft/draft'
import { isReloadRequested } from '../../ui/reload'
import { LeaveQuestion } from './LeaveQuestion'

/** Asks before unsaved input is left, also after a failed save, which react-admin's own guard takes for a good one. */
function UnsavedGuard({ mayLeave }: { mayLeave: RefObject<boolean> }) {
  const { getValues } = useFormContext()
  const { dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      const typed = Object.fromEntries(Object.keys(dirtyFields).map((name) => [name, getValues(name)]))
      if (!(isReloadRequested() && canKeepAll(typed))) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty, dirtyFields, getValues])
  return <LeaveQuestion mustAsk={() => isDirty && !mayLeave.current} />
}

/** Each error with the path of its field: those of nested fields are nested. */
const fieldErrors = (errors: object, above = ''): [string, FieldError][] =>
  Object.entries(errors).flatMap(([name, error]: [string, object | undefined]) => {
    if (!error) return []
    const path = `${above}${name}`
    return isFieldError(error) ? [[path, error]] : fieldErrors(error, `${path}.`)
  })
const isFieldError = (error: object): error is FieldError => 'type' in error && typeof error.type === 'string'

function StrayErrors() {
  const { clearErrors } = useFormContext()
  const { errors, isSubmitting } = useFormState()
  const [texts, setTexts] = useState<readonly string[]>([])
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSubmitting) return setTexts([])
    const stray = fieldErrors(errors).filter(([, { ref }]) => !ref)
    if (stray.length === 0) return
    setTexts(stray.flatMap(([, { message }]) => (message ? [message] : [])))
    clearErrors(stray.map(([field]) => field))
  }, [errors, isSubmitting, clearErrors])
  useEffect(() => {
    if (texts.length > 0) alert.current?.scrollIntoView?.({ block: 'nearest' })
  }, [texts])
  if (texts.length === 0) return null
  return (
    <Alert ref={alert} severity="error" sx={{ mt: 2, maxWidth: 860, scrollMarginBottom: 160 }}>
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  )
}

function RefusedField() {
  const { errors, isSubmitting } = useFormState()
  const place = useRef<HTMLSpanElement>(null)
  const hasErrors = Object.keys(errors).length > 0
  const wasSubmitting = useRef(false)
  useEffect(() => {
    const isOver = wasSubmitting.current && !isSubmitting
    wasSubmitting.current = isSubmitting
    if (!isOver || !hasErrors) return
    place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [isSubmitting, hasErrors])
  return <span ref={place} hidden />
}

const WIDTH = 860

interface PageProps {
  one: Label
  many?: Label
  nameOf: (record: RaRecord) => string
  fields: readonly StaleField[]
  id?: Identifier
  canDelete?: boolean
  whatGoes?: Label | undefined
  facts?: ReactNode
  aside?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

export function EditPage(props: PageProps) {
  const resource = useResourceContext() ?? ''
  const edit = useCanAccess({ resource, action: 'edit' })
  const show = useCanAccess({ resource, action: 'show' })
  if (edit.isPending || show.isPending) return <ScreenShape />
  if (edit.canAccess || show.canAccess) return <RecordPage {...props} mayEdit={edit.canAccess === true} />
  return <NotFound />
}

function RecordPage({
  one,
  many,
  nameOf,
  fields,
  id,
  canDelete = true,
  whatGoes,
  facts = <Facts one={one} fields={fields} />,
  aside,
  actions,
  children,
  mayEdit,
}: PageProps & { mayEdit: boolean }) {
  const t = useTranslations()
  const notify = useNotify()
  const resource = useResourceContext() ?? ''
  const { onError, ...stale } = useStale(resource)
  const mayLeave = useRef(false)
  const notifySaved = (record: RaRecord) =>
    notify(t(records.nameWasSaved, { name: nameOf(record) }), { type: 'success' })
  return (
    <EditBase
      {...(id === undefined ? {} : { id })}
      disableAuthentication
      mutationMode="pessimistic"
      queryOptions={STAY_ON_ERROR}
      redirect={false}
      mutationOptions={{ onSuccess: notifySaved, onError }}
    >
      <RecordStates what={t(one).toLowerCase()}>
        <EditTitle one={one} nameOf={nameOf} many={many}>
          <HistoryLink />
          {actions}
          {canDelete && (
            <DeleteButton
              one={one}
              nameOf={nameOf}
              whatGoes={whatGoes}
              onDeleted={() => {
                mayLeave.current = true
              }}
            />
          )}
        </EditTitle>
        {mayEdit ? (
          <Form noValidate>
            <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, maxWidth: WIDTH }}>{children}</Box>
            <DraftKeeper />
            <UnsavedGuard mayLeave={mayLeave} />
            <StrayErrors />
            <RefusedField />
            <SaveBar label={t(records.saveChanges)} />
            <StaleForm {...stale} fields={fields} onSaved={notifySaved} />
          </Form>
        ) : (
          <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, maxWidth: WIDTH }}>{facts}</Box>
        )}
        {aside}
      </RecordStates>
    </EditBase>
  )
}

interface EditTitleProps {
  one: Label
  many: Label | undefined
  nameOf: (record: RaRecord) => string
  children: ReactNode
}

function EditTitle({ one, many, nameOf, children }: EditTitleProps) {
  const t = useTranslations()
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  return (
    <Box sx={{ maxWidth: WIDTH }}>
      <PageTitle
        title={record ? nameOf(record) : t(one)}
        above={many && <BackLink resource={resource}>{t(many)}</BackLink>}
      >
        {children}
      </PageTitle>
    </Box>
  )
}

interface CreatePageProps extends Pick<PageProps, 'one' | 'many' | 'nameOf' | 'children'> {
  defaultValues?: Record<string, unknown>
  sent?: (values: Record<string, unknown>) => Record<string, unknown>
  holdReasonOf?: (record: RaRecord) => string | undefined
}

const LONG_NOTICE_MS = 12_000

export function CreatePage({
  one,
  many,
  nameOf,
  defaultValues,
  sent,
  holdReasonOf,
  children,
}: CreatePageProps) {
  const t = useTranslations()
  const notify = useNotify()
  const redirect = useRedirect()
  const resource = useResourceContext() ?? ''
  const [round, setRound] = useState(0)
  const [isMore, setIsMore] = useState(false)
  const mayLeave = useRef(false)
  return (
    <CreateBase
      redirect={false}
      {...(sent ? { transform: sent } : {})}
      mutationOptions={{
        onSuccess: (record: RaRecord) => {
          const why = holdReasonOf?.(record)
          if (why === undefined)
            notify(t(records.nameWasAdded, { name: nameOf(record) }), { type: 'success' })
          else
            notify(t(inputs.nameIsADraftFor, { name: nameOf(record), why: why }), {
              type: 'warning',
              autoHideDuration: LONG_NOTICE_MS,
            })
          if (isMore) return setRound(round + 1)
          mayLeave.current = true
          redirect('list', resource)
        },
      }}
    >
      <PageTitle
        title={t(records.addWhat, { what: withArticle(one, t) })}
        above={many && <BackLink resource={resource}>{t(many)}</BackLink>}
      />
      <Form key={round} noValidate sanitizeEmptyValues defaultValues={defaultValues ?? {}}>
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, maxWidth: WIDTH }}>{children}</Box>
        <DraftKeeper />
        <UnsavedGuard mayLeave={mayLeave} />
        <StrayErrors />
        <RefusedField />
        <SaveBar
          label={t(records.addWhat, { what: t(one).toLowerCase() })}
          isMore={isMore}
          onMore={setIsMore}
        />
      </Form>
    </CreateBase>
  )
}

function withArticle(noun: Label, t: Translate): string {
  const name = t(noun).toLowerCase()
  if (name !== inEnglish(noun).toLowerCase()) return name
  return `${/^(?!us)[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}
