import { useCreatePath } from 'react-admin'

export function useListAddress() {
  const createPath = useCreatePath()
  return (resource: string, filter: Record<string, unknown>) =>
    `${createPath({ resource, type: 'list' })}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`
}
