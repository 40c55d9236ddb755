// Runs before the first paint. A file and not inline: the content security policy forbids inline scripts.
;(() => {
  const page = document.documentElement
  const stored = key => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage may be closed to the page.
      return null
    }
  }
  // A dark page never flashes white.
  const scheme = stored('color_scheme')
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  // The server renders for guests, in the language that the browser asks for. Anybody else waits for their own page.
  const language = stored('language')
  if (stored('token') || (language && language !== page.lang)) page.setAttribute('data-not-ours', '')
  // What is seen comes first: the client of a rendered page waits until the page and its pictures are there, but not
  // for somebody who presses a button, nor for a picture that hangs (milliseconds).
  const longest = 4000
  const start = () => {
    const root = document.querySelector('[data-client]')
    if (!root) return
    for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = 'modulepreload'
    void import(root.dataset.client)
    root.removeAttribute('data-client')
  }
  // A press that comes before the client is marked, and repeated when it has taken the page over (app/prerender/adopt.ts).
  const mark = event => {
    const target = event.target.closest('[data-prerendered] :is(button, a[aria-haspopup])')
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    target.setAttribute('data-pressed', '')
    start()
  }
  document.addEventListener('click', mark, true)
  document.addEventListener('DOMContentLoaded', () => {
    if (page.hasAttribute('data-not-ours')) start()
    else setTimeout(start, longest)
  })
  // Two frames: the pictures that have just come are painted in the first.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(start)))
})()
