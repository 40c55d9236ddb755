import { pages } from '@celebrio/contract/platform/pages'
import { expect, test } from 'vitest'
import { celebrantRoutes } from './celebrant.ts'
import { guestRoutes } from './guest.ts'
import { offlineRoutes, openOfflineRoutes } from './offline.ts'
import { openRoutes } from './open.ts'
import { providerRoutes, storeFormRoutes } from './provider.ts'
import { publicRoutes } from './public.ts'
import { signedInRoutes } from './signed-in.ts'
import { staffRoutes } from './staff.ts'

test('the server knows each page of the client, and no other', () => {
  const routes = [
    celebrantRoutes,
    guestRoutes,
    offlineRoutes,
    openOfflineRoutes,
    openRoutes,
    providerRoutes,
    storeFormRoutes,
    publicRoutes,
    signedInRoutes,
    staffRoutes,
  ].flat()
  expect(new Set(routes.map(route => route.path))).toEqual(new Set(pages))
})
