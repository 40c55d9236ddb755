import { hydrate, type QueryClient } from '@tanstack/react-query'
import { dataElement } from './adopt.ts'

/** Takes over what the server has read for the page, so that nothing is read twice. */
export function adoptData(queries: QueryClient): void {
  hydrate(queries, JSON.parse(dataElement()?.textContent ?? 'null'))
}
