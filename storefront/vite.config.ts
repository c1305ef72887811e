import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const CLIENT: Record<string, string> = { start: 'src/start.ts', client: 'src/entry-client.tsx' }
const SERVER: Record<string, string> = { 'entry-server': 'src/entry-server.tsx' }

/** Client by default, the server's renderer with `--ssr`. */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react()],
  css: {
    modules: {
      generateScopedName: command === 'build' ? '[hash:base64:5]' : '[name]-[local]-[hash:base64:4]',
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
    rolldownOptions: { input: isSsrBuild ? SERVER : CLIENT },
  },
}))
