import { type Handlers, type Listener, onAny } from '#platform/facts.ts'
import { noticeListener } from './register-notices.ts'

/**
 * Has a feature notify people when something has happened. The listeners of all features share one name, so that notices are
 * written in the order in which things have happened.
 */
export const notifyOn = (handlers: Handlers): Listener[] => onAny(noticeListener, handlers)
