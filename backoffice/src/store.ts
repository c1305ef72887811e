import { localStorageStore } from 'react-admin'

/** What this browser remembers; the page's own script reads the colours from it before this has loaded. */
export const store = localStorageStore('1', 'botika.back-office')
