import { expected } from '@botika/common/expected'
import { useResourceContext } from 'react-admin'
import { usePreference } from '../../provider/preferences/usePreference'

export function useColumns() {
  const resource = useResourceContext() ?? ''
  const { value, keep } = usePreference(`columns.${resource}`)
  const hidden = Array.isArray(value) ? value.map(String) : []
  return {
    isShown: (name: string) => !hidden.includes(name),
    toggle(name: string) {
      const next = hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name]
      void keep(next).catch(expected('The error is shown already'))
    },
  }
}
