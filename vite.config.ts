import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = 'http://127.0.0.1:3000'

export default defineConfig(({ isSsrBuild }) => ({
  root: 'apps/web',
  envDir: '../..',
  plugins: [
    tanstackRouter({
      routesDirectory: 'routes',
      generatedRouteTree: 'routeTree.gen.ts',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      routeFileIgnorePattern: '\\.test\\.tsx?$',
      tmpDir: '../../node_modules/.cache/tanstack-router',
    }),
    react({ compiler: true }),
    tailwindcss(),
  ],
  build: {
    outDir: '../../build/web',
    emptyOutDir: true,
    manifest: true,
    // The policy of the pages allows files of our own, so nothing is folded into them.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { input: { index: 'apps/web/index.html', site: 'apps/web/site/main.tsx' } },
  },
  server: {
    port: 5173,
    proxy: { '/api': server, '/sandbox': server, '/photos': server, '/socket.io': { target: server, ws: true } },
  },
}))
