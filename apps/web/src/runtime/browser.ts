/** A value that this browser stores. `server.ts` stands in for this file where guests' pages are rendered. */
export const readStored = (key: string): string | null => localStorage.getItem(key)

/** The languages that the browser asks for, the favourite first. */
export const preferredLanguages = (): readonly string[] => navigator.languages

/** Sends a request to the API. */
export const send = (url: string, init: RequestInit): Promise<Response> => fetch(url, init)

/** Whether this is the server, which renders pages and stores nothing for their viewers. */
export const isServer: boolean = false
