import * as shell from '@botika/common/messages/shell'
import { t } from '../language/text'
import { PageError, statusOf } from './page-error'
import { MOVED, redirect } from './redirect'

export const NOT_FOUND = shell.thisPageCouldNotBeFound

export const notFound = () => new PageError(404, t(NOT_FOUND))

/** Turns a missing record into a 404, or a redirect to what `successor` finds. */
export async function orNotFound<T>(
  request: Promise<T>,
  successor?: () => Promise<string | null>,
): Promise<T> {
  try {
    return await request
  } catch (error) {
    if (![404, 422].includes(statusOf(error) ?? 0)) throw error
    const to = await successor?.()
    throw to ? redirect(to, MOVED) : notFound()
  }
}

export async function movedTo(request: Promise<unknown>): Promise<{ id: number; name: string } | null> {
  try {
    await request
    return null
  } catch (error) {
    const { extra } = (error ?? {}) as { extra?: { moved_to?: { id: number; name: string } } }
    return extra?.moved_to ?? null
  }
}
