import { useLocation } from 'react-router-dom'

export function useRouteId(): number {
  const { pathname } = useLocation()
  return Number(pathname.split('/').findLast(Boolean))
}
