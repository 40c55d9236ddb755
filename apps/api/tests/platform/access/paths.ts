import type { Things } from './things.ts'

type Value = string | number
type Of = (things: Things) => Promise<Value> | Value

/** What stands for a parameter of a path, by what comes before it; the first that fits. */
const parameters: [RegExp, Of][] = [
  [/^\/post\/:id/, t => t.post()],
  [/^\/comment\/:id/, t => t.comment()],
  [/^\/video\/:id/, t => t.film()],
  [/^\/song\/:id/, t => t.song()],
  [/^\/event\/:id\/cancelled/, t => t.cancelled()],
  [/^\/event\/:id\/poll/, async t => (await t.poll()).id],
  [/^\/event\/:id/, t => t.event()],
  [/^\/group\/:id\/invitation\/(accept|reject)/, t => t.invitingGroup()],
  [/^\/group\/:id/, t => t.group()],
  [/^\/conversation\/:id\/(close|leave)/, t => t.talk()],
  [/^\/conversation\/:id\/(accept|decline)/, t => t.requestToTalk()],
  [/^\/conversation\/:id/, t => t.conversation()],
  [/^\/message\/:id/, t => t.message()],
  [/^\/service-provider\/:id/, t => t.store()],
  [/^\/service-provider\/:user_id/, t => t.cast.p.id],
  [/^\/service\/:id/, t => t.service()],
  [/^\/offer\/:id/, t => t.offer()],
  [/^\/album\/:id/, t => t.album()],
  [/^\/question\/:id/, t => t.question()],
  [/^\/hold\/:id/, t => t.hold()],
  [/^\/booking\/:id\/(review|celebrant-review)/, t => t.done()],
  [/^\/booking\/:id\/confirm/, t => t.bookingIn('changed')],
  [/^\/booking\/:id\/(cancel|serve|paid|agreement|calendar)/, t => t.bookingIn('accepted')],
  [/^\/booking\/:id\/complete/, t => t.bookingIn('serving')],
  [/^\/booking\/:id/, t => t.booking()],
  [/^\/review\/:id\/(answer|report)/, t => t.shownReview()],
  [/^\/review\/:id/, t => t.review()],
  [/^\/deal\/:id/, t => t.deal()],
  [/^\/city\/:id/, t => t.city()],
  [/^\/payment\/:id/, t => t.payment()],
  [/^\/notification\/:id/, t => t.notification()],
  [/^\/device\/:id/, t => t.device()],
  [/^\/friend\/:friend_id\/(accept|reject)/, async t => (await t.asker()).id],
  [/^\/meet-new-friend\/:id\/treat\/(accept|decline)/, async t => (await t.treater()).id],
  [/^\/(profile|presence|meet-new-friend)\/:id/, async t => (await t.person()).id],
  [/^\/(friend|find-friend)\/:friend_id/, async t => (await t.person()).id],
  [/^\/statement\/:id/, t => t.statement()],
  [/^\/staff\/message\/:id/, t => t.letter()],
  [/^\/staff\/report\/:id\/appeal/, t => t.appealed()],
  [/^\/staff\/report\/:id\/reversal/, t => t.reversible()],
  [/^\/staff\/report\/:id\/reopening/, t => t.dismissed()],
  [/^\/staff\/report\/:id/, t => t.case()],
  [/^\/staff\/account\/:id/, t => t.cast.s.id],
  [/^\/staff\/store\/:id/, t => t.store()],
  [/^\/staff\/document\/:id/, t => t.document()],
  [/\/todo\/:todo_id/, t => t.todo()],
  [/\/budget-line\/:line_id/, t => t.line()],
  [/\/wall\/:entry_id/, t => t.entry()],
  [/\/helper\/:user_id/, t => t.cast.h.id],
  [/\/guest\/:user_id/, t => t.cast.e.id],
  [/\/request\/:user_id/, t => t.asking()],
  [/\/external-guest\/:guest_id/, async t => (await t.external()).id],
  [/\/external-request\/:guest_id/, t => t.externalRequest()],
  [/\/check-in\/:guest_id/, async t => (await t.arrived()).guest_id],
  [/^\/message\/:id\/file\/:file_id/, t => t.messageFile()],
  [/^\/passkey\/:id/, t => t.passkey()],
  [/\/host-message\/:message_id/, t => t.hostMessage()],
  [/\/personal-invitation\/:token\/download/, t => t.comingLink()],
  [/\/personal-invitation\/:token\/poll/, t => t.pollLink()],
  [/\/personal-invitation\/:token/, async t => (await t.external()).token],
  [/\/open-link\/:token/, t => t.openLink()],
  [/\/group-link\/:token/, t => t.groupLink()],
  [/\/calendar\/:token/, t => t.calendar()],
  [/\/member\/:user_id/, t => t.cast.c.id],
  [/\/about\/:kind/, () => 'event'],
  [/\/:subject_id/, t => t.event()],
  [/\/:answer/, () => 'accept'],
  [/\/file\/:month/, () => '2026-01'],
  [/\/hashtag\/:tag/, () => 'party'],
  [/\/cart\/:service_item_id/, async t => (await t.item()).service_item_id],
  [/\/receipt\/:number/, t => t.receipt()],
]

/** A path with things of the stage in the place of its parameters. */
export async function pathOf(path: string, things: Things): Promise<string> {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (!part.startsWith(':')) parts.push(part)
    else {
      const whole = path.split('/')
      const upTo = whole.slice(0, parts.length + 1).join('/')
      const [, of] =
        parameters.find(([pattern]) => {
          const found = pattern.exec(path)
          return found && upTo.endsWith(part) && found[0].includes(part)
        }) ?? []
      parts.push(of ? String(await of(things)) : 'x'.repeat(43))
    }
  }
  return parts.join('/')
}
