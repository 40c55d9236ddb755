import { agreements } from '@celebrio/contract/market/agreements'
import { download } from '#lib/api/download.ts'

/** Downloads the agreement of a booking as a PDF. @throws ApiError */
export const saveAgreement = (id: number): Promise<void> => download(agreements.document, { params: { id } })

/** Downloads a booking as a calendar file. @throws ApiError */
export const saveBooking = (id: number): Promise<void> => download(agreements.calendar, { params: { id } })
