import type { Language } from '@celebrio/contract/platform/languages'
import { dayText } from '#platform/formats.ts'
import { escapeHtml as escape } from '#platform/mail/escape-html.ts'
import type { PersonalSection } from '#platform/personal-data/section.ts'
import type { Owner } from '../entries.ts'
import { messages } from '../messages.ts'
import { layout } from './layout.ts'
import { pageName } from './section-page.ts'

export type IndexLine = { section: PersonalSection; count: number }

/** Sections without a row: named, and out of the way of those that have some. */
function emptyOnes(lines: readonly IndexLine[], language: Language): string {
  if (lines.length === 0) return ''
  const links = lines.map(
    ({ section: { name, title } }) =>
      `<li><a href="pages/${escape(pageName(name, 1))}">${escape(title[language])}</a></li>`,
  )
  return `<h2>${escape(messages[language].empty)}</h2>\n<ul>\n${links.join('\n')}\n</ul>`
}

/** The page where somebody begins to read. */
export function indexPage({ lines, owner, now }: { lines: readonly IndexLine[]; owner: Owner; now: Date }): string {
  const { language } = owner
  const text = messages[language]
  const title = text.title(owner.name)
  const day = dayText(language, now)
  const count = new Intl.NumberFormat(language)
  const rows = lines
    .filter(({ count: total }) => total > 0)
    .map(({ section: { name, title: titles }, count: total }) => {
      const words = escape(titles[language])
      return `<tr><th scope="row"><a href="pages/${escape(pageName(name, 1))}">${words}</a></th><td class="number">${count.format(total)}</td><td><a href="json/${escape(name)}.json" aria-label="${text.asJson} · ${words}">${text.asJson}</a></td></tr>`
    })
  const body = `<h1>${escape(title)}</h1>
<p>${escape(text.made(day))}</p>
<p>${escape(text.explained)}</p>
<h2 id="sections">${escape(text.sections)}</h2>
<table aria-labelledby="sections">
<thead><tr><th scope="col">${escape(text.sections)}</th><th scope="col">${escape(text.entries)}</th><th scope="col">${escape(text.files)}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
${emptyOnes(
  lines.filter(({ count: total }) => total === 0),
  language,
)}`
  return layout({ language, title, stylesheet: 'pages/style.css', body })
}
