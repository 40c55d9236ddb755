const dayMs = 86_400_000

type Span = { starts_at: string; ends_at: string }

/** Whether an event is on that lasts longer than a day: what begins next is nearer than its end. */
const isLongOn = ({ starts_at, ends_at }: Span, now: Date): boolean =>
  Date.parse(starts_at) <= now.getTime() && Date.parse(ends_at) - Date.parse(starts_at) > dayMs

/** Events in the order of their beginning; those that last for days and are on come last. */
export const nextFirst = <Event extends Span>(events: readonly Event[], now: Date): Event[] => [
  ...events.filter(event => !isLongOn(event, now)),
  ...events.filter(event => isLongOn(event, now)),
]
