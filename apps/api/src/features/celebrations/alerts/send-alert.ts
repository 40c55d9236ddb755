import type { Language } from '@celebrio/contract/platform/languages'
import type { AppContext } from '#platform/app-context.ts'
import { mail } from '#platform/mail/layout.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { type Purpose, signLink } from './links.ts'
import { findAlert } from './queries.ts'

/** `when` is null while the date is open. */
type Say = { name: string; title: string; when: string | null }
type Words = { subject: string; greeting: string; text: string; mine: string; notMine: string; closing: string }

const words: Record<Language, (say: Say) => Words> = {
  en: ({ name, title, when }) => ({
    subject: `Your event is created: ${title}`,
    greeting: `Hello, ${name}`,
    text: `“${title}”${when === null ? ', whose date your guests help to choose,' : ` on ${when}`} was just created with your account. Was it you?`,
    mine: 'It was me',
    notMine: 'It was not me',
    closing: 'Both links work for 7 days. If it was not you, the second one helps you to delete the event.',
  }),
  fr: ({ name, title, when }) => ({
    subject: `Votre événement est créé : ${title}`,
    greeting: `Bonjour, ${name}`,
    text: `« ${title} », ${when === null ? 'dont vos invités aident à choisir la date' : `le ${when}`}, vient d’être créé avec votre compte. Était-ce vous ?`,
    mine: 'C’était moi',
    notMine: 'Ce n’était pas moi',
    closing:
      'Les deux liens sont valables 7 jours. Si ce n’était pas vous, le second vous aide à supprimer l’événement.',
  }),
  es: ({ name, title, when }) => ({
    subject: `Tu evento está creado: ${title}`,
    greeting: `Hola, ${name}`,
    text: `«${title}», ${when === null ? 'cuya fecha ayudan a elegir tus invitados' : `el ${when}`}, se acaba de crear con tu cuenta. ¿Fuiste tú?`,
    mine: 'Fui yo',
    notMine: 'No fui yo',
    closing: 'Ambos enlaces funcionan durante 7 días. Si no fuiste tú, el segundo te ayuda a eliminar el evento.',
  }),
  pt: ({ name, title, when }) => ({
    subject: `Seu evento foi criado: ${title}`,
    greeting: `Olá, ${name}`,
    text: `“${title}”, ${when === null ? 'cuja data seus convidados ajudam a escolher' : `em ${when}`}, acaba de ser criado com a sua conta. Foi você?`,
    mine: 'Fui eu',
    notMine: 'Não fui eu',
    closing: 'Os dois links valem por 7 dias. Se não foi você, o segundo ajuda a excluir o evento.',
  }),
}

type To = {
  name: string
  email: string
  language: Language
  title: string
  date_open: boolean
  starts_at: Date
  timezone: string
}

/** Asks the owner whether they created the event, with a link for either answer. */
function alertEmail({ date_open, starts_at, timezone, ...to }: To, links: { confirm: string; deny: string }): Email {
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone: timezone } as const
  const when = date_open ? null : new Intl.DateTimeFormat(to.language, format).format(starts_at)
  const { text, mine, notMine, ...rest } = words[to.language]({ ...to, when })
  return mail({ name: to.name, address: to.email }, to.language, {
    ...rest,
    paragraphs: [text],
    button: { label: mine, url: links.confirm },
    second: { label: notMine, url: links.deny },
  })
}

/** Sends the owner of a new event an e-mail; the links are signed when it is written, so that no queue holds them. */
export async function sendAlert(app: AppContext, { event_id }: { event_id: number }): Promise<void> {
  const alert = await findAlert(app.db, event_id)
  if (!alert) return
  const address = (page: string, purpose: Purpose) =>
    `${app.settings.publicUrl}/${page}?token=${signLink(app, purpose, alert)}`
  const links = { confirm: address('event-created', 'confirm'), deny: address('invalid-event', 'deny') }
  await app.mailer.send(alertEmail(alert, links))
}
