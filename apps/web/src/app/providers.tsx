import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Announcer } from '#ui/feedback/announcer.tsx'
import { ToastHost } from '#ui/feedback/toast-host.tsx'
import { theme } from '#ui/theme/theme.ts'
import { queryClient } from './query-client.ts'

// `public/scheme.js` reads the same key before the first paint.
const schemes = localStorageColorSchemeManager({ key: 'color_scheme' })

/** Mantine's variables come from a static sheet (theme/mantine.css), so that no style element is made at run time. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
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
