import { useLocation } from 'react-router-dom'

export function useIdInAddress(): number {
  const { pathname } = useLocation()
  return Number(pathname.split('/').findLast(Boolean))
}
