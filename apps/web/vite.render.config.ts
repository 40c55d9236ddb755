import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { iconWeights } from './icon-weights-plugin.ts'
import { messages } from './messages-plugin.ts'

/** What the API renders guests' pages with: one file with everything in it. */
export default defineConfig({
  plugins: [react(), iconWeights(), messages()],
  ssr: { noExternal: true, resolve: { conditions: ['rendering', 'module', 'node'], externalConditions: [] } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/app/prerender/render-page.tsx',
    outDir: 'dist-rendering',
    target: 'node22',
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
