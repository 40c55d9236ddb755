import type { Page } from '@playwright/test'

/** What the page itself complained about since the last time it was asked. */
export function hearComplaints(page: Page): () => string[] {
  let heard: string[] = []
  page.on('pageerror', error => heard.push(`error: ${error.message}`))
  page.on('console', message => {
    // A refusal or a broken line is often what the picture is about.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      heard.push(`console: ${message.text()}`)
  })
  page.on('response', response => {
    if (response.status() >= 500) heard.push(`${response.status()}: ${new URL(response.url()).pathname}`)
  })
  return () => {
    const all = [...new Set(heard)]
    heard = []
    return all
  }
}

/** What a machine can see: sideways scrolling, text that is cut off without an ellipsis, pictures that did not come. */
export const visibleFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement
    const name = (element: Element) => {
      const words = element.textContent?.trim().slice(0, 40) ?? ''
      return `<${element.tagName.toLowerCase()}>${words && ` "${words}"`}`
    }
    const elements = [...document.body.querySelectorAll<HTMLElement>('*')]
    const hasOwnWords = (element: HTMLElement) =>
      [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const isCut = (element: HTMLElement) => {
      const { overflowX, textOverflow, clip, clipPath } = getComputedStyle(element)
      // For screen readers only.
      if (clip !== 'auto' || clipPath !== 'none') return false
      const hides = overflowX === 'hidden' || overflowX === 'clip'
      return (
        hides && textOverflow !== 'ellipsis' && element.clientWidth > 2 && element.scrollWidth > element.clientWidth + 1
      )
    }
    const faults: string[] = []
    const beyond = root.scrollWidth - root.clientWidth
    if (beyond > 0) {
      const wide = elements.filter(element => element.getBoundingClientRect().right > root.clientWidth + 1)
      faults.push(`scrolls sideways by ${beyond} px: ${wide.slice(-1).map(name).join('')}`)
    }
    for (const element of elements.filter(element => hasOwnWords(element) && isCut(element)).slice(0, 3))
      faults.push(`cut off: ${name(element)}`)
    for (const image of [...document.images].filter(
      ({ complete, naturalWidth, loading }) => complete && naturalWidth === 0 && loading !== 'lazy',
    ))
      faults.push(`no picture: ${new URL(image.src).pathname}`)
    return faults
  })
