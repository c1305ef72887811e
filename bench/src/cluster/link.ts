import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A line between two programs on this machine that can be cut, held up or slowed down. */
export async function openLink(to: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  let state: 'open' | 'cut' | 'silent' = 'open'
  let delayMs = 0

  const pass = (from: Socket, into: Socket) => {
    from.on('data', (bytes: Buffer) => {
      if (state === 'silent') return
      if (delayMs === 0) return void into.write(bytes)
      setTimeout(() => !into.destroyed && into.write(bytes), delayMs)
    })
    from.on('close', () => into.destroy())
    from.on('error', () => into.destroy())
  }
  const server = createServer({ noDelay: true }, (inner) => {
    if (state === 'cut') return void inner.destroy()
    const outer = connect({ ...to, noDelay: true })
    for (const socket of [inner, outer]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
    pass(inner, outer)
    pass(outer, inner)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Ends every connection and refuses new ones. */
    cut() {
      state = 'cut'
      drop()
    },
    /** Lets nothing through and says nothing of it, as a machine does that lost its power. */
    silence: () => void (state = 'silent'),
    /** Passes everything on so many milliseconds later. */
    slow: (ms: number) => void (delayMs = ms),
    restore() {
      // what was swallowed is missing from these connections for ever
      if (state === 'silent') drop()
      state = 'open'
      delayMs = 0
    },
    close() {
      drop()
      server.close()
    },
  }
}
