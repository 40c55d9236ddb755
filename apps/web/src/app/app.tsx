import type { QueryClient } from '@tanstack/react-query'
import { type ComponentProps, StrictMode } from 'react'
import { RouterProvider } from 'react-router/dom'
import { Providers } from './providers.tsx'

export type AppProps = { queries: QueryClient; router: ComponentProps<typeof RouterProvider>['router'] }

/** Everything on the screen: in the browser, and where guests' pages are rendered for it. */
export const App = ({ queries, router }: AppProps) => (
  <StrictMode>
    <Providers queries={queries}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
)
