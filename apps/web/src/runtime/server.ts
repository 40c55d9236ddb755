import { AsyncLocalStorage } from 'node:async_hooks'

/** A guest's request for a page, as far as its components need to know. */
export type Visit = {
  language: string
  /** Sends a request to the API, as this guest. */
  send(url: string, init: RequestInit): Promise<Response>
}

const visits = new AsyncLocalStorage<Visit>()

function currentVisit(): Visit {
  const visit = visits.getStore()
  if (!visit) throw new Error('A page is rendered for somebody.')
  return visit
}

/** Runs what loads and renders the page of one visit. */
export const during = <T>(visit: Visit, work: () => T): T => visits.run(visit, work)

/** Guests have stored nothing that the server knows of. */
export const readStored = (_key: string): string | null => null

export const preferredLanguages = (): readonly string[] => [currentVisit().language]

export const send = (url: string, init: RequestInit): Promise<Response> => currentVisit().send(url, init)

export const isServer: boolean = true
