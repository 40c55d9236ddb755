import type { AppContext } from '../app-context.ts'

/**
 * What each process does every ten seconds for those who are connected to it.
 * @param since what has happened before this moment was looked at by the last beat
 */
export type Beat = (app: AppContext, since: Date) => Promise<void>

declare module '../feature.ts' {
  interface Feature {
    beat?: Beat
  }
}

const beatEvery = 10_000

/** Does everything that is to be done at a beat. */
export async function beatOnce(app: AppContext, since: Date): Promise<void> {
  if (app.realtime.connected().length === 0) return
  for (const { beat } of app.features) await beat?.(app, since)
}

/** @returns ends it, and waits for a beat under way */
export function startBeats(app: AppContext): () => Promise<void> {
  let since = app.clock.now()
  let beating: Promise<void> | undefined
  const beat = async () => {
    const now = app.clock.now()
    try {
      await beatOnce(app, since)
      since = now
    } catch (error) {
      app.log.error({ err: error }, 'beat')
    }
  }
  const timer = setInterval(() => {
    beating ??= beat().finally(() => {
      beating = undefined
    })
  }, beatEvery)
  return async () => {
    clearInterval(timer)
    await beating
  }
}
