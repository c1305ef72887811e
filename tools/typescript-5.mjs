// dependency-cruiser 16 (the last for Node 20) reads sources through the compiler's JavaScript interface, which
// TypeScript 7 no longer has. Preloaded with --import, this hands it version 5 under the name it asks for.
import Module, { register } from 'node:module'

const pass = (name) => name.replace(/^typescript(?=\/|$)/, 'typescript-5')

const plain = Module._resolveFilename
Module._resolveFilename = (name, ...rest) => plain(pass(name), ...rest)

const hook = `export const resolve = (name, context, next) =>
  next(name === 'typescript' ? 'typescript-5' : name, context)`
register(`data:text/javascript,${encodeURIComponent(hook)}`)
