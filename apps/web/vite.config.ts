import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bareContracts } from '../../scripts/setup/bare-contracts.ts'

const server = 'http://127.0.0.1:3000'

/** The server of the built application fills these in. */
const developmentOperator = {
  name: 'development-operator',
  apply: 'serve',
  transformIndexHtml: (html: string) =>
    html
      .replaceAll('%OPERATOR_EMAIL%', 'operator@ndloo.example')
      .replaceAll('%DEVELOPER_URL%', 'https://developer.ndloo.example')
      .replaceAll('%YEAR%', String(new Date().getFullYear())),
} as const

/** What shares a file; left alone, every icon and every small component of two screens would be a request of its own. */
const groups = [
  // The words of visitors: the login has them without the rest.
  { name: (id: string) => `visitor-${id.slice(-5, -3)}`, test: /features[\\/](?:auth|site)[\\/]locales[\\/][a-z]{2}\.ts/ },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/ },
  {
    name: 'pieces',
    test: /node_modules[\\/]lucide-react|platform[\\/]web[\\/]ui[\\/](?!dialogs|Photo)|[\\/]locales[\\/](?:\w+[\\/])?text\.ts|use-hydrated|page-link/,
    minShareCount: 4,
  },
]

export default defineConfig(({ isSsrBuild }) => ({
  root: 'apps/web',
  envDir: '../..',
  plugins: [
    bareContracts(),
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
    developmentOperator,
  ],
  build: {
    outDir: '../../build/web',
    emptyOutDir: true,
    manifest: true,
    // The policy of the pages allows files of our own, so nothing is folded into them.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { index: 'apps/web/index.html', site: 'apps/web/site/main.tsx', login: 'apps/web/site/login.css' },
          output: { codeSplitting: { groups } },
        },
  },
  server: {
    port: 5173,
    proxy: { '/api': server, '/sandbox': server, '/photos': server, '/exports': server, '/socket.io': { target: server, ws: true } },
  },
}))
