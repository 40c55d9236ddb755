import type { OwnUser } from '@celebrio/contract/people/users'
import type { Language } from '@celebrio/contract/platform/languages'
import type { AppContext } from '#platform/app-context.ts'
import { findOwnUser } from './queries/users.ts'
import { ownUserView } from './view.ts'

export type Reader = { language: Language; userAgent: string }

export const ownUser = async (app: AppContext, userId: number, language: Language): Promise<OwnUser> =>
  ownUserView(app, await findOwnUser(app.db, userId), language)
