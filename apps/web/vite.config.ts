import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { art } from './art-plugin.ts'
import { codeSplitting } from './chunks.ts'
import { circularChunks } from './circular-chunks-plugin.ts'
import { contract } from './contract-plugin.ts'
import { iconWeights } from './icon-weights-plugin.ts'
import { messages } from './messages-plugin.ts'
import { offline } from './offline-plugin.ts'
import { preloadClient } from './preload-client-plugin.ts'

const api = `http://localhost:${process.env.API_PORT ?? 3000}`

export default defineConfig({
  plugins: [react(), contract(), iconWeights(), art(), messages(), preloadClient(), offline(), circularChunks()],
  server: {
    proxy: {
      '/api': api,
      '/files': api,
      '/dev': api,
      '/socket.io': { target: api, ws: true },
    },
  },
  // Listed up front, so that opening another page does not make the dev server reload.
  optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/**/*.test.ts'] },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    manifest: 'build-manifest.json',
    rolldownOptions: {
      output: { codeSplitting },
      // What is to be loaded later, and is imported at once somewhere else, would be loaded by everybody.
      onLog(level, log, handle) {
        if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(log.message)
        handle(level, log)
      },
    },
  },
})
