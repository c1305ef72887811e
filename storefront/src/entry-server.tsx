import type { Call } from '@botika/common/http/endpoint'
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import { App } from './App'
import { Document } from './Document'
import { type PageState, stateText } from './page-state'
import { routes } from './routes'
import { createStore } from './shared/store'
import type { PageHandle } from './shared/page'
import type { LoaderContext } from './shared/api'

export { KNOWN_QUERY } from './known-query'

/** What the build (or the development server) knows about the files of a page. */
export interface Assets {
  css: string
  styles?: string[]
  fonts?: string[]
  /** Addresses of the scripts that start the page. */
  bootstrap: string[]
  /** Addresses of the modules behind these source files. */
  modulesOf(sources: string[]): string[]
}

export interface RenderInput {
  /** Path and query. */
  url: string
  /** Public address of the site, without a slash at its end. */
  origin: string
  call: Call
  assets: Assets
}

export interface Rendered {
  status: number
  html: string
  /** Where to go instead. */
  location?: string
  keepSeconds: number
  /** What went wrong, for the log. */
  error?: unknown
}

const DEFAULT_KEEP_SECONDS = 10
const handler = createStaticHandler(routes)

/** Renders one page; throws only what is a bug. */
export async function render({ url, origin, call, assets }: RenderInput): Promise<Rendered> {
  const request = new Request(new URL(url, origin))
  const context = await handler.query(request, { requestContext: { call } satisfies LoaderContext })
  if (context instanceof Response) {
    return {
      status: context.status,
      html: '',
      location: context.headers.get('Location') ?? '/',
      keepSeconds: 0,
    }
  }
  const handles = context.matches.map(({ route }) => route.handle as PageHandle | undefined)
  const chunks = handles.flatMap((handle) => (handle ? [handle.chunk] : []))
  const state = stateText({ router: revivable(context), origin, modules: assets.modulesOf(chunks) })
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = await toText(
    <Document
      css={assets.css}
      state={state}
      {...(assets.styles && { styles: assets.styles })}
      {...(assets.fonts && { fonts: assets.fonts })}
    >
      <App store={createStore()} origin={origin}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </Document>,
    assets.bootstrap,
  )
  const kept = handles.map((handle) => handle?.keepSeconds).find((seconds) => seconds !== undefined)
  const keepSeconds = context.statusCode === 200 ? (kept ?? DEFAULT_KEEP_SECONDS) : 0
  const error = Object.values(context.errors ?? {}).find((thrown) => !isRouteErrorResponse(thrown))
  return { status: context.statusCode, html, keepSeconds, ...(error === undefined ? {} : { error }) }
}

function toText(page: ReactNode, bootstrapModules: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(parts).toString())
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      bootstrapModules,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    })
  })
}

/** Errors keep their kind on the way to the browser; what is not meant for people stays here. */
function revivable({ loaderData, actionData, errors }: StaticHandlerContext): PageState['router'] {
  if (!errors) return { loaderData, actionData, errors: null }
  const told = Object.entries(errors).map(([id, error]) => [
    id,
    isRouteErrorResponse(error)
      ? { status: error.status, statusText: error.statusText, data: error.data, __type: 'RouteErrorResponse' }
      : { message: 'An error occurred', __type: 'Error' },
  ])
  return { loaderData, actionData, errors: Object.fromEntries(told) }
}
