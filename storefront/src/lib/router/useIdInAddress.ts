import { useLocation } from 'react-router-dom'

/** The id at the end of the address. */
export function useIdInAddress(): number {
  const { pathname } = useLocation()
  return Number(pathname.split('/').findLast(Boolean))
}
