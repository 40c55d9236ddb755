/** Runs at most so many tasks at a time; the rest are queued. */
export function createConcurrencyLimit(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = width
  const waiting: (() => void)[] = []
  const enter = () =>
    new Promise<void>(go => {
      if (free > 0) {
        free -= 1
        go()
      } else waiting.push(go)
    })
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return async work => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
