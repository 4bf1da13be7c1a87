import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractStrippingPlugin } from '../../scripts/setup/bare-contracts.ts'

const server = 'http://127.0.0.1:3000'

/** Placeholders that the server fills in for the built application. */
const developmentOperator = {
  name: 'development-operator',
  apply: 'serve',
  transformIndexHtml: (html: string) =>
    html
      .replaceAll('%BRAND%', 'Ndloo')
      .replaceAll('%GROUND_LIGHT%', '#fff9f4')
      .replaceAll('%GROUND_DARK%', '#1b0f16')
      .replaceAll('%OPERATOR_EMAIL%', 'operator@ndloo.example')
      .replaceAll('%DEVELOPER_URL%', 'https://developer.ndloo.example')
      .replaceAll(/%(?:FACEBOOK|TWITTER|INSTAGRAM|YOUTUBE)_URL%/g, '')
      .replaceAll('%PHONE_LOGIN%', 'on')
      .replaceAll('%LANGUAGES%', '')
      .replaceAll('%TESTIMONIALS%', 'demo')
      .replaceAll('%YEAR%', String(new Date().getFullYear())),
} as const

/** Modules that share a chunk. Otherwise every icon and small component used by two screens would be a separate request. */
const groups = [
  // Texts for visitors, which the login page loads without the rest.
  { name: (id: string) => `visitor-${id.slice(-5, -3)}`, test: /features[\\/](?:auth|site)[\\/]locales[\\/][a-z]{2}\.ts/ },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/ },
  {
    name: 'pieces',
    test: /node_modules[\\/]lucide-react|platform[\\/]web[\\/]ui[\\/](?!dialogs|Photo|pictures|fields[\\/]CodeField)|[\\/]locales[\\/](?:\w+[\\/])?text\.ts|use-hydrated|page-link/,
    minShareCount: 5,
  },
]

export default defineConfig(({ isSsrBuild }) => ({
  root: 'apps/web',
  envDir: '../..',
  plugins: [
    contractStrippingPlugin(),
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
  // All packages are bundled, because the server that draws pages in languages of the operator has no React installed.
  ssr: { noExternal: true },
  build: {
    outDir: '../../build/web',
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows files of this origin only, so nothing is inlined.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { index: 'apps/web/index.html', site: 'apps/web/site/main.tsx', login: 'apps/web/site/login.css' },
          output: { codeSplitting: { groups } },
        },
  },
  worker: {
    format: 'es',
    // The package is a decoder of 4 MB that improves speech. ogg-opus-decoder imports it only on request, and we never request it.
    rolldownOptions: { external: ['@wasm-audio-decoders/opus-ml'] },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/sandbox': server,
      '/photos': server,
      '/brand': server,
      '/gift-pictures': server,
      '/voice-hellos': server,
      '/attachments': server,
      '/exports': server,
      '/socket.io': { target: server, ws: true },
    },
  },
}))
