import type { Language } from '@celebrio/contract/platform/languages'
import { escapeHtml as escape } from '#platform/mail/escape-html.ts'

/** How the pages look: without a script, and without anything from elsewhere. */
export const style = `:root { color-scheme: light dark; --paper: #fffbf5; --card: #ffffff; --ink: #221a14; --soft: #6b5e54; --line: #e7ddd1; --accent: #b3301f }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1512; --card: #261e19; --ink: #f6ede4; --soft: #c2b4a7; --line: #43372f; --accent: #ff9c8a }
}
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px 64px; background: var(--paper); color: var(--ink); font: 16px/1.5 Figtree, "Segoe UI", system-ui, sans-serif }
main { max-width: 760px; margin: 0 auto }
h1 { margin: 16px 0; font: 600 28px/1.2 Fraunces, Georgia, serif }
h2 { margin: 32px 0 8px; font: 600 20px/1.3 Fraunces, Georgia, serif }
a { color: var(--accent) }
p { overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse }
th, td { padding: 10px 8px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
td.number { text-align: end; font-variant-numeric: tabular-nums }
ol.rows { margin: 0; padding: 0; list-style: none }
ol.rows > li { margin: 0 0 16px; padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--card) }
dl { display: grid; grid-template-columns: minmax(100px, 200px) 1fr; gap: 6px 16px; margin: 0 }
dt { color: var(--soft) }
dd { min-width: 0; margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
dd ul { margin: 0; padding-inline-start: 20px; white-space: normal }
img { display: block; max-width: 100%; max-height: 320px; margin-block: 4px; border-radius: 8px }
nav.pages { display: flex; flex-wrap: wrap; gap: 16px; margin: 16px 0 }
@media (max-width: 480px) { dl { grid-template-columns: 1fr; gap: 0 } dd { margin-bottom: 8px } }
`

type Page = { language: Language; title: string; stylesheet: string; body: string }

/** A page of the archive. @param page `body` is HTML, everything else text */
export const layout = ({ language, title, stylesheet, body }: Page): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' file:; img-src 'self' file:; media-src 'self' file:">
<title>${escape(title)}</title>
<link rel="stylesheet" href="${escape(stylesheet)}">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
