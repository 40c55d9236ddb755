import { agenda } from '@celebrio/contract/celebrations/agenda'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readAgenda } from './read-agenda.ts'

export const routes = (app: AppContext): Route[] => [route(agenda.read, ({ viewer }) => readAgenda(app, viewer))]
