// the one door to jotai: what state the storefront keeps goes through here
export { atom, createStore, Provider, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
export { atomWithStorage, createJSONStorage } from 'jotai/utils'
