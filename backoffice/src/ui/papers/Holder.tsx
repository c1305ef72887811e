import { papers, shared } from '@botika/common/messages/office'
import type { Paper } from '@botika/common/papers/endpoints'
import { Button, Menu, MenuItem } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useTranslations } from '../../lib/language/useTranslations'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { useAction } from '../useAction'

/** Ties a PRC card to the account of an owner or pharmacist whom it names. */
export function Holder({ paper, pharmacyId }: { paper: Paper; pharmacyId: number }) {
  const t = useTranslations()
  const provider = useDataProvider<BotikaDataProvider>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['staff', pharmacyId],
    queryFn: ({ signal }) => provider.call(CALLS.staff.list, { params: { id: pharmacyId } }, { signal }),
    enabled: anchor !== null,
  })
  const { act, isBusy } = useAction({
    run: (by, holder_id: number) =>
      by.call(CALLS.papers.name, { params: { id: paper.id }, body: { holder_id } }),
    success: papers.isTied,
  })
  const label = t(paper.holder_id === null ? papers.whoseIsIt : papers.changeWhoseItIs)
  const people = data?.people.filter(({ position, is_active }) => position !== 'clerk' && is_active)
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-label={`${label}: ${paper.number}`}
        loading={isBusy || (anchor !== null && isFetching && !data)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null && Boolean(people ?? error)}
        onClose={() => setAnchor(null)}
      >
        {people?.map((one) => (
          <MenuItem
            key={one.id}
            onClick={() => {
              setAnchor(null)
              act(one.id)
            }}
          >
            {one.first_name} {one.last_name}
          </MenuItem>
        ))}
        {!people && error && (
          <MenuItem onClick={() => void refetch()}>
            {error.message} {t(shared.tryAgain)}
          </MenuItem>
        )}
      </Menu>
    </>
  )
}
