import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

// as long as a crowded machine may take: what comes at once is not waited for
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)

// files share a page: what one kept or wrote by hand is not there for the next
afterAll(() => {
  if (typeof document === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
  // as another tab would hear of it: whoever was signed in is not for the next
  dispatchEvent(new StorageEvent('storage', { key: null }))
  document.body.replaceChildren()
})
