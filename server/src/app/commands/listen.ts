import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { CliError } from '../../platform'

interface Place {
  HOST: string
  PORT: number
}

// Node's own 511 make of 2,000 visitors at once some who wait for seconds and are cut off
const MOST_UNACCEPTED = 4_096

/** Opens the application's port, or says in a sentence why it can't. */
export async function listen(app: FastifyInstance, place: Place): Promise<void> {
  try {
    await app.listen({ host: place.HOST, port: place.PORT, backlog: MOST_UNACCEPTED })
  } catch (error) {
    await app.close()
    throw sentenceFor(error, place)
  }
}

export async function refuseTakenPort(place: Place): Promise<void> {
  const server = createServer()
  try {
    server.listen({ host: place.HOST, port: place.PORT })
    await once(server, 'listening')
  } catch (error) {
    throw sentenceFor(error, place)
  } finally {
    server.close()
  }
}

function sentenceFor(error: unknown, { HOST, PORT }: Place): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE')
    return new CliError(
      `Port ${PORT} is taken by another program: stop that one, or choose another with PORT.`,
    )
  if (code === 'EACCES')
    return new CliError(`Port ${PORT} is for the system's own services: choose one above 1023 with PORT.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new CliError(`This machine has no address ${HOST}: set HOST to one of its own.`)
  return error
}
