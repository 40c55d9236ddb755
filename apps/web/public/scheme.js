// Runs before the first paint, so that a dark page never flashes white. A file and not inline: the content security policy forbids inline scripts.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('color_scheme')
  } catch {
    // Storage may be closed to the page; the system decides then.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
