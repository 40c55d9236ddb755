const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML shows it, in attributes too. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, sign => escapes[sign] ?? sign)
