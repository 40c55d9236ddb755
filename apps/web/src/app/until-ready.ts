import type { DataRouter } from 'react-router'

/** Resolves when the code of the first page is there and its guards have run. */
export const untilReady = (router: DataRouter): Promise<void> =>
  new Promise(resolve => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
