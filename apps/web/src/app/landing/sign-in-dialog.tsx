import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { createPath, type Navigator, parsePath, Router, type To } from 'react-router'
import { SignInDialog } from '#features/people/accounts'
import { Providers } from '../providers.tsx'
import { queryClient } from '../query-client.ts'

const addressOf = (to: To): string => createPath(typeof to === 'string' ? parsePath(to) : to)

/** Each navigation loads a document: the pages that it leads to belong to the app. */
const documents: Navigator = {
  createHref: addressOf,
  go: steps => history.go(steps),
  push: to => location.assign(addressOf(to)),
  replace: to => location.replace(addressOf(to)),
}

/** The sign-in dialog with all that it needs, on a page that has no router. */
export const StandaloneSignInDialog = (props: ComponentProps<typeof SignInDialog>) =>
  // Not inside the bar that opens it, above which no message would rise.
  createPortal(
    <Providers queries={queryClient}>
      <Router location={location.pathname} navigator={documents}>
        <SignInDialog {...props} />
      </Router>
    </Providers>,
    document.body,
  )
