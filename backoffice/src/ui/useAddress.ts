import { useCreatePath } from 'react-admin'

/** The address of a list with a filter set. */
export function useListAddress() {
  const createPath = useCreatePath()
  return (resource: string, filter: Record<string, unknown>) =>
    `${createPath({ resource, type: 'list' })}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`
}
