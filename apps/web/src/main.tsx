import '#ui/theme/fonts.css'
import '#ui/theme/tokens.css'
import '#ui/theme/mantine.css'
import '#ui/theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { startMessages } from '#app/languages/load.ts'
import { Providers } from '#app/providers.tsx'
import { router } from '#app/router.ts'

const start = async (root: HTMLElement) => {
  await startMessages()
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) void start(root)
