import { atom, useSetAtom } from '../../lib/store'
import { useCallback } from 'react'

export interface Toast {
  id: number
  content: string
  color: 'info' | 'success' | 'warning' | 'error'
  link?: { to: string; text: string }
}

export const toastAtom = atom<Toast | null>(null)

export function useToast() {
  const set = useSetAtom(toastAtom)
  return useCallback(
    (content: string, color: Toast['color'] = 'info', link?: Toast['link']) =>
      set({ id: Date.now(), content, color, ...(link && { link }) }),
    [set],
  )
}
