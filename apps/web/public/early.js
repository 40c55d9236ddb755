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
  // Something that the page needs to start did not come: the network has changed, or a new version has taken its place. The
  // whole page is asked for again, a few times, each after a longer while (milliseconds).
  const most = 3
  const forgotten = 60_000
  const timesBefore = () => {
    try {
      const [times, at] = JSON.parse(sessionStorage.getItem('started-again') ?? '[0, 0]')
      const before = Date.now() - at > forgotten ? 0 : times
      sessionStorage.setItem('started-again', JSON.stringify([before + 1, Date.now()]))
      return before
    } catch {
      // Without a memory it would never end.
      return most
    }
  }
  const texts = {
    en: ['Celebrio couldn’t be loaded.', 'Try Again'],
    fr: ['Celebrio n’a pas pu se charger.', 'Réessayer'],
    es: ['No se pudo cargar Celebrio.', 'Reintentar'],
    pt: ['Não foi possível carregar o Celebrio.', 'Tentar novamente'],
  }
  const giveUp = () => {
    page.removeAttribute('data-not-ours')
    const [text, again] = texts[language] ?? texts[page.lang] ?? texts.en
    const button = Object.assign(document.createElement('button'), {
      textContent: again,
      onclick: () => location.reload(),
    })
    const line = document.createElement('p')
    line.setAttribute('role', 'alert')
    line.append(text, ' ', button)
    document.body.prepend(line)
  }
  const hasStarted = () => {
    const root = document.getElementById('root')
    return root?.hasChildNodes() && !root.hasAttribute('data-prerendered')
  }
  let isLeaving = false
  const startAgain = () => {
    if (isLeaving || hasStarted()) return
    isLeaving = true
    const before = timesBefore()
    const reload = () => location.reload()
    if (before >= most) giveUp()
    else if (navigator.onLine) setTimeout(reload, 1000 * 2 ** before)
    else addEventListener('online', reload, { once: true })
  }
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && startAgain(), true)
  // Sent by main.tsx.
  addEventListener('startfailed', startAgain)
  // What is seen comes first: the client of a rendered page waits until the page and its pictures are there, but not
  // for somebody who presses a button, nor for a picture that hangs (milliseconds).
  const longest = 4000
  const start = () => {
    const root = document.querySelector('[data-client]')
    if (!root) return
    for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = 'modulepreload'
    import(root.dataset.client).catch(startAgain)
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
