import * as z from 'zod'
import { endpoint } from '../http/endpoint'

export const system = {
  openapi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document (OpenAPI 3.1), made from the schemas that check every request',
    permission: 'system.read',
    reply: z.string(),
    replyType: 'application/json; charset=utf-8',
  }),
  docs: endpoint({
    method: 'GET',
    path: '/api/docs',
    summary: 'The same as a page, to read and to try',
    permission: 'system.read',
    reply: z.string(),
    replyType: 'text/html; charset=utf-8',
  }),
}
