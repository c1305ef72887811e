import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEVICE_COOKIE, DEVICE_SECONDS, type KnownDevices } from './devices'

type Raw = { request: FastifyRequest; reply: FastifyReply } | null

/** Cookies for what opens an account: no script can read them, no other site can send them. */
export function authCookies(devices: KnownDevices, isSecure: boolean) {
  function give(raw: Raw, name: string, value: string, maxAge: number) {
    raw?.reply.setCookie(name, value, {
      httpOnly: true,
      sameSite: 'strict',
      path: '/api/auth',
      secure: isSecure || raw.request.protocol === 'https',
      maxAge,
    })
  }
  return {
    give,

    remember(raw: Raw, email: string) {
      give(raw, DEVICE_COOKIE, devices.remember(raw?.request.cookies[DEVICE_COOKIE], email), DEVICE_SECONDS)
    },
  }
}
export type AuthCookies = ReturnType<typeof authCookies>
