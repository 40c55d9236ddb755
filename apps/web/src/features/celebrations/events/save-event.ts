import { calendars } from '@celebrio/contract/celebrations/calendars'
import { download } from '#lib/api/download.ts'

/** Saves an event as a calendar file. @throws ApiError */
export const saveEvent = (id: number): Promise<void> => download(calendars.event, { params: { id } })

/** The same by a personal link. @throws ApiError */
export const savePersonal = (token: string): Promise<void> => download(calendars.personal, { params: { token } })
