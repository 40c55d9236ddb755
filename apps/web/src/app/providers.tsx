import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Announcer } from '#ui/feedback/announcer.tsx'
import { ToastHost } from '#ui/feedback/toast-host.tsx'
import { theme } from '#ui/theme/theme.ts'

// `public/early.js` reads the same key before the first paint.
const schemes = localStorageColorSchemeManager({ key: 'color_scheme' })

/** Mantine's variables come from a static style sheet (theme/mantine.css), so that no style element is created at run time. */
export const Providers = ({ queries, children }: { queries: QueryClient; children: ReactNode }) => (
  <QueryClientProvider client={queries}>
    <MantineProvider
      theme={theme}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
      <ToastHost />
      <Announcer />
    </MantineProvider>
  </QueryClientProvider>
)
