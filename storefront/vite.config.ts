import { messagesIn } from '../common/src/messages/vite.ts'
import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { defineConfig } from 'vite'

const CLIENT: Record<string, string> = {
  start: 'src/start.ts',
  client: 'src/entry-client.tsx',
  worker: 'src/service-worker/worker.ts',
}
const SERVER: Record<string, string> = { 'entry-server': 'src/entry-server.tsx' }

const LETTERS = 3
const owners = new Map<string, string>()
const locals = new Map<string, string[]>()

// every first load names all files, and their hashes do not compress: 36 bits tell versions of one file apart
const NAME = 'assets/[name]-[hash:7]'
const NAMES = {
  hashCharacters: 'base36' as const,
  entryFileNames: `${NAME}.js`,
  chunkFileNames: `${NAME}.js`,
  assetFileNames: `${NAME}[extname]`,
}

// many small chunks compress badly: what every page needs comes in two files, what some pages share in one each
const GROUPS = [
  {
    name: 'vendor',
    test: /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|jotai)\//,
    priority: 8,
  },
  {
    name: 'shell',
    priority: 7,
    test: new RegExp(
      [
        'storefront/src/(app/(App|Document|routes)|entry-client|lib/paths)\\.',
        'storefront/src/(app/error/|app/layout/)',
        'storefront/src/lib/(router/|(store|site|page|api|session-client|not-found|chunk-reload|useIsHydrated)\\.)',
        'storefront/src/ui/(Head|JsonLd|Breadcrumbs|Picture|Icon|Logo|Notice|EmptyState|ui\\.|chips)',
        'storefront/src/(ui/toast/|session/(?!AccountMissing))',
        'storefront/src/lib/language/(text|choice)\\.',
        'storefront/src/search/SearchBox',
        'storefront/src/place/(atoms|PlaceButton|DeliverTo)\\.',
        'storefront/src/statutory-price/(atoms|lazy)\\.',
        'storefront/src/cart/state/(atoms|items|useCart)\\.',
        'common/src/(slug|centavos|distance|carts/rules|auth/session-hint|http/page-numbers)\\.',
      ].join('|'),
    ),
  },
  {
    name: 'cards',
    priority: 6,
    test: /storefront\/src\/(bookmark\/BookmarkButton|place\/(here|directions)\.|catalogue\/(ProductGrid|Price|naming|useBest)\.)/,
  },
  {
    name: 'buying',
    priority: 6,
    test: /storefront\/src\/cart\/(useQuote|state\/renew)\./,
  },
  {
    name: 'list',
    priority: 5,
    test: /storefront\/src\/(listing\/|catalogue\/(ProductList|Filters|ListTools))/,
  },
]

/**
 * The client in English by default, in Filipino with `--mode fil`, the server's renderer with `--ssr`. A client holds
 * the texts of its language alone; what has none is one file for both.
 */
export default defineConfig(({ isSsrBuild, command, mode }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: false,
  plugins: [react(), command === 'build' && !isSsrBuild && messagesIn(mode === 'fil' ? 'fil' : 'en')],
  css: {
    modules: {
      generateScopedName: command === 'build' ? shortClassName : '[name]-[local]-[hash:base64:4]',
    },
  },
  ssr: { noExternal: ['@botika/common'] },
  build: {
    target: 'es2022',
    // fonts are files of their own: inside the inlined sheet they would come with every page
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: mode !== 'fil',
    manifest: !isSsrBuild && `.vite/manifest.${mode === 'fil' ? 'fil' : 'en'}.json`,
    rolldownOptions: {
      // texts stand where they are said
      ...(isSsrBuild ? {} : { optimization: { inlineConst: { mode: 'all', pass: 2 } } }),
      input: isSsrBuild ? SERVER : CLIENT,
      ...(isSsrBuild ? {} : { output: { ...NAMES, codeSplitting: { groups: GROUPS } } }),
    },
  },
}))

/**
 * Short class names that the client's and the server's build agree on: three letters for the file, then a number in
 * the order of the file. Names of one file look alike, so they compress well.
 */
function shortClassName(local: string, file: string): string {
  const relative = path.relative(import.meta.dirname, file.split('?')[0] ?? file)
  const prefix = prefixOf(relative)
  const known = locals.get(relative) ?? []
  locals.set(relative, known)
  if (!known.includes(local)) known.push(local)
  return prefix + known.indexOf(local).toString(36)
}

function prefixOf(file: string): string {
  const digest = createHash('sha256').update(file.replaceAll(path.sep, '/')).digest()
  const prefix = Array.from(digest.subarray(0, LETTERS), (byte) =>
    String.fromCharCode(97 + (byte % 26)),
  ).join('')
  const owner = owners.get(prefix) ?? file
  if (owner !== file)
    throw new Error(`${file} and ${owner} would share their class names: rename one of them`)
  owners.set(prefix, file)
  return prefix
}
