import type { Call } from '@botika/common/http/endpoint'
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createPath, type Navigator } from 'react-router-dom'
import { App } from './app/App'
import { Document } from './app/Document'
import { Layout } from './app/layout/Layout'
import { stateText } from './app/page-state'
import { routes } from './app/routes'
import { ErrorPage } from './app/error/page'
import type { LoaderContext } from './lib/api'
import type { Language } from './lib/language/choice'
import { inFilipino } from './lib/language/server'
import { Site } from './lib/router/Site'
import { visit } from './lib/router/visit'
import type { OutsideLinks } from './lib/site'
import { createStore } from './lib/store'

export { KNOWN_QUERY } from './app/known-query'

export interface Sheet {
  css: string
  hash: string
  files: string[]
  fonts: string[]
}

export type Bootstrap = { bootstrapScriptContent: string } | { bootstrapModules: string[] }

export interface Assets {
  sheetOf(sources: string[]): Sheet
  bootstrap: Bootstrap
  modulesOf(sources: string[]): string[]
}

export interface RenderInput {
  url: string
  origin: string
  call: Call
  assets: Assets
  outside?: OutsideLinks | undefined
  language?: Language | undefined
}

export interface Rendered {
  status: number
  html: string
  location?: string
  styleHash?: string
  keepSeconds: number
  error?: unknown
}

const DEFAULT_KEEP_SECONDS = 10

/** Throws only bugs. */
export const render = (input: RenderInput): Promise<Rendered> =>
  input.language ? inFilipino(() => renderPage(input)) : renderPage(input)

async function renderPage({ url, origin, call, assets, outside, language }: RenderInput): Promise<Rendered> {
  const found = await visit(routes, {
    url: new URL(url, origin).href,
    context: { call } satisfies LoaderContext,
  })
  if (found.kind === 'redirect') return { status: found.status, html: '', location: found.to, keepSeconds: 0 }

  const isPage = found.kind === 'page'
  const error = isPage ? null : { status: found.error.status, message: found.error.message }
  const chunk = isPage ? found.route.chunk : undefined
  const { css, hash: styleHash, files, fonts } = assets.sheetOf(chunk ? [chunk] : [])
  const state = {
    data: isPage ? found.data : null,
    error,
    origin,
    modules: assets.modulesOf(chunk ? [chunk] : []),
    ...(outside && { outside }),
    ...(language && { language }),
  }
  const html = await toText(
    <Document css={css} state={stateText(state)} styles={files} fonts={fonts}>
      <App store={createStore()} origin={origin} outside={outside}>
        <Site
          location={locationOf(url)}
          navigator={standingStill}
          page={isPage ? found : { error: found.error }}
          Layout={Layout}
          ErrorPage={ErrorPage}
        />
      </App>
    </Document>,
    assets.bootstrap,
  )
  if (isPage)
    return { status: 200, html, styleHash, keepSeconds: found.route.keepSeconds ?? DEFAULT_KEEP_SECONDS }
  const { cause, status } = found.error
  return { status, html, styleHash, keepSeconds: 0, ...(cause === undefined ? {} : { error: cause }) }
}

function locationOf(url: string) {
  const { pathname, search } = new URL(url, 'http://localhost')
  return { pathname, search, hash: '', state: null, key: 'default' }
}

const nothing = () => {}

const standingStill: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push: nothing,
  replace: nothing,
  go: nothing,
}

function toText(page: ReactNode, bootstrap: Bootstrap): Promise<string> {
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
      ...bootstrap,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    })
  })
}
