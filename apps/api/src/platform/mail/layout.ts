import type { Language } from '@celebrio/contract/platform/languages'
import { escapeHtml as escape } from './escape-html.ts'
import type { Email } from './mailer.ts'
import { colons } from './punctuation.ts'

/** The text of an e-mail; the layout renders it as HTML and as plain text. */
export type EmailTexts = {
  subject: string
  greeting: string
  paragraphs: string[]
  /** Digits to type, shown large. */
  code?: string
  button?: { label: string; url: string }
  /** Small print at the end. */
  closing: string
}

/** The text of an e-mail with one button, without the button's URL. */
export type EmailWords = Omit<EmailTexts, 'button' | 'code'> & { label: string }

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font:16px/25px Figtree,Segoe UI,sans-serif">${escape(text)}</p>`

const codeBlock = (code: string | undefined) =>
  code ? `<p style="margin:8px 0 24px;font:600 40px/48px Georgia,serif;letter-spacing:8px">${escape(code)}</p>` : ''

const link = ({ url, label }: { url: string; label: string }) =>
  `<a href="${escape(url)}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#CF3A27;color:#FFFFFF;font:600 16px/20px Segoe UI,sans-serif;text-decoration:none">${escape(label)}</a>`

/** As wide as the phone, and dark where that is wished for; clients that know neither show it as it is. */
const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style>@media (prefers-color-scheme:dark){.page{background:#1B1512!important;color:#F6EDE4!important}.sheet{background:#2A211C!important}.small{color:#C4B5A8!important}}</style>`

function html(language: Language, words: EmailTexts): string {
  const { subject, greeting, paragraphs, code, button, closing } = words
  return `<!doctype html><html lang="${language}"><head>${head}<title>${escape(subject)}</title></head>
<body class="page" style="margin:0;padding:32px 16px;background:#FFFBF5;color:#221A14">
<div class="sheet" style="max-width:520px;margin:0 auto;padding:32px;background:#FFFFFF;border-radius:16px;border-top:6px solid #CF3A27">
<p style="margin:0 0 24px;font:600 22px/27px Georgia,serif">Celebrio</p>
<h1 style="margin:0 0 16px;font:600 28px/33px Georgia,serif">${escape(greeting)}</h1>
${paragraphs.map(paragraph).join('\n')}
${codeBlock(code)}
${button ? `<p style="margin:8px 0 24px">${link(button)}</p>` : ''}
<p class="small" style="margin:0;color:#6B5E54;font:13px/18px Segoe UI,sans-serif">${escape(closing)}</p>
</div></body></html>`
}

function plain(language: Language, { greeting, paragraphs, code, button, closing }: EmailTexts): string {
  const links = button ? [`${button.label}${colons[language]}\n${button.url}`] : []
  return [greeting, ...paragraphs, ...(code ? [code] : []), ...links, closing].join('\n\n')
}

/** Renders an e-mail in the recipient's language, as HTML and as plain text. */
export const mail = (to: Email['to'], language: Language, words: EmailTexts): Email => ({
  to,
  language,
  subject: words.subject,
  html: html(language, words),
  text: plain(language, words),
})
