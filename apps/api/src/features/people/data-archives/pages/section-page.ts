import { escapeHtml as escape } from '#platform/mail/escape-html.ts'
import { type Field, words } from '#platform/personal-data/field-labels.ts'
import type { PersonalSection } from '#platform/personal-data/section.ts'
import type { Owner } from '../entries.ts'
import type { FilePaths } from '../files.ts'
import { messages } from '../messages.ts'
import type { Row } from '../rows.ts'
import { layout } from './layout.ts'
import { valueAsHtml } from './value.ts'

type SectionPage = {
  section: PersonalSection
  rows: readonly Row[]
  /** From 1. */
  page: number
  of: number
  paths: FilePaths
  owner: Owner
}

/** The name of a page's file. */
export const pageName = (section: string, page: number): string =>
  page === 1 ? `${section}.html` : `${section}-${page}.html`

function rowAsHtml(row: Row, { paths, owner: { language } }: Pick<SectionPage, 'paths' | 'owner'>): string {
  const fields = Object.entries(row).flatMap(([field, value]) => {
    const html = valueAsHtml({ field, value, paths, language })
    return html === '' ? [] : `<dt>${escape(words[language][field as Field])}</dt><dd>${html}</dd>`
  })
  return `<li><dl>${fields.join('\n')}</dl></li>`
}

function pagesNav({ section, page, of, owner }: SectionPage): string {
  const text = messages[owner.language]
  if (of === 1) return ''
  const link = (to: number, words: string) => `<a href="${escape(pageName(section.name, to))}">${escape(words)}</a>`
  const parts = [
    page > 1 ? link(page - 1, text.previous) : '',
    `<span>${escape(text.page(page, of))}</span>`,
    page < of ? link(page + 1, text.next) : '',
  ]
  return `<nav class="pages" aria-label="${escape(text.pages)}">${parts.join('')}</nav>`
}

/** A page of a section. */
export function sectionPage(page: SectionPage): string {
  const { section, rows, owner } = page
  const { language } = owner
  const text = messages[language]
  const title = section.title[language]
  const list = `<ol class="rows">\n${rows.map(row => rowAsHtml(row, page)).join('\n')}\n</ol>`
  const body = `<p><a href="../index.html">${escape(text.back)}</a></p>
<h1>${escape(title)}</h1>
${pagesNav(page)}
${rows.length > 0 ? list : `<p>${escape(text.nothing)}</p>`}`
  return layout({ language, title: `${title} · Celebrio`, stylesheet: 'style.css', body })
}
