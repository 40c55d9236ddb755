import type { Endpoint } from '@celebrio/contract/platform/endpoint'
import { saveFile } from '../save-file.ts'
import { type Input, request } from './call.ts'

/** The name of the file in a Content-Disposition header (RFC 6266). */
export function fileNameIn(header: string): string | null {
  const full = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  if (full) return decodeURIComponent(full)
  return /filename="([^"]+)"/i.exec(header)?.[1] ?? null
}

/** Calls an endpoint whose answer is a file, and saves that under the name that the server gives it. @throws ApiError */
export async function download<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<void> {
  const response = await request(endpoint, input)
  saveFile(await response.blob(), fileNameIn(response.headers.get('content-disposition') ?? '') ?? '')
}
