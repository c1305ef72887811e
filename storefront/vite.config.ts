import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shortClassName } from './build/class-names'

const CLIENT: Record<string, string> = { start: 'src/start.ts', client: 'src/entry-client.tsx' }
const SERVER: Record<string, string> = { 'entry-server': 'src/entry-server.tsx' }

// many small chunks compress badly: what every page needs comes in two files, what every list needs in one more
const GROUPS = [
  { name: 'preload', test: /vite\/preload-helper/, priority: 9 },
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|jotai)\//,
    priority: 8,
  },
  {
    name: 'shell',
    priority: 7,
    test: new RegExp(
      [
        'storefront/src/(App|Document|entry-client|paths|routes)\\.',
        'storefront/src/routes/(\\w+/routes|error/|layout/)',
        'storefront/src/shared/(router/|(store|stored|site|page|api|session-client|not-found|chunk-reload|useIsHydrated)\\.)',
        'storefront/src/shared/ui/(Head|JsonLd|Breadcrumbs|Picture|Icon|Mark|EmptyState|Pagination|ui\\.|chips)',
        'storefront/src/shared/(toast|session)/',
        'storefront/src/features/search/(SearchBox|options|recent|useSuggestions)',
        'storefront/src/shared/place/(atoms|PlaceButton)\\.',
        'storefront/src/shared/cart/(atoms|items|useCart|from-product)\\.',
        'storefront/src/features/catalogue/(ProductCard|ProductGrid|Price|naming)\\.',
        'common/src/(slug|centavos|distance|carts/rules|auth/session-hint|http/page-numbers)\\.',
      ].join('|'),
    ),
  },
  {
    name: 'list',
    priority: 6,
    test: /shared\/listing\/|features\/catalogue\/(ProductList|Filters|ListTools)/,
  },
]

/** Client by default, the server's renderer with `--ssr`. */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react()],
  css: {
    modules: {
      generateScopedName: command === 'build' ? shortClassName : '[name]-[local]-[hash:base64:4]',
    },
  },
  ssr: { noExternal: ['@botika/common'] },
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    // fonts are files of their own: inside the inlined sheet they would come with every page
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    rolldownOptions: {
      input: isSsrBuild ? SERVER : CLIENT,
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: GROUPS } } }),
    },
  },
}))
