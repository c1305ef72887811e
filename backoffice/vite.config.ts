import { messagesIn } from '../common/src/messages/vite.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // pages live under /seller and /admin, files under /backoffice
  base: '/backoffice/',
  plugins: [react(), command === 'build' && messagesIn('en', 'fil')],
  build: {
    outDir: 'dist',
    manifest: true,
    // a few kilobytes, of which each piece would be waited for by itself
    cssCodeSplit: false,
    target: 'es2022',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    // by itself every set of shared modules becomes a chunk: 86 for the list of products (111 kB), six of which come at a
    // time over HTTP/1.1; with these numbers it is 24 (116 kB), for the first screen 10
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // changes less often than what is ours
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 4 },
            { name: 'initial', tags: ['$initial'], priority: 3 },
            // a text that two screens say would be a file of forty bytes
            { name: 'texts', test: /^\0message:/, minShareCount: 2, priority: 2 },
            { name: 'common', minShareCount: 16, priority: 1 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_500 },
          ],
        },
      },
    },
  },
}))
