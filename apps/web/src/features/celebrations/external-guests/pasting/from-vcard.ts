import ICAL from 'ical.js'
import type { Contact } from './contact-lines.ts'

const card = /BEGIN:VCARD[\s\S]*?END:VCARD/giu

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.flat(2).filter(Boolean).join(' ') : String(value)

/** The name as it is shown; without one, given and family name, or the company. */
function nameOf(one: InstanceType<typeof ICAL.Component>): string {
  const shown = one.getFirstPropertyValue('fn')
  if (shown) return textOf(shown)
  const [family = '', given = ''] = [one.getFirstPropertyValue('n')].flat().map(part => textOf(part ?? ''))
  return `${given} ${family}`.trim() || textOf(one.getFirstPropertyValue('org') ?? '')
}

/** What cannot be read stands in the list with its first words, so that it can be mended there. */
const broken = (text: string): Contact => {
  const name = /^(?:FN|N)[^:\r\n]*:(.+)$/imu.exec(text)?.[1] ?? text.slice(0, 40)
  return { name: '', emails: [name.replaceAll(';', ' ').trim()] }
}

type Property = InstanceType<typeof ICAL.Property>

/** 1 for what is preferred most: `PREF=1` of version 4, `TYPE=pref` of version 3. */
const rankOf = (one: Property): number => {
  const types = [one.getParameter('type') ?? []].flat().map(type => String(type).toLowerCase())
  return types.includes('pref') ? 1 : Number(one.getParameter('pref') ?? 101)
}

function contactOf(text: string): Contact {
  try {
    const one = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0])
    const preferred = one.getAllProperties('email').toSorted((a, b) => rankOf(a) - rankOf(b))
    const emails = preferred.map(email => textOf(email.getFirstValue()))
    return { name: nameOf(one), emails }
  } catch {
    return broken(text)
  }
}

/** The contacts of a vCard file (versions 3 and 4), each read by itself: a damaged one harms no other. */
export const contactsFromVcard = (text: string): Contact[] => (text.match(card) ?? []).map(contactOf)
