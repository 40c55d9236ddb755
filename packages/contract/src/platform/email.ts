import { z } from 'zod'
import { issue } from './issues.ts'
import { text } from './text-schemas.ts'

// Letters, digits and marks of any script. Within a label a middle dot may join letters, as in Catalan and Japanese.
const character = String.raw`[\p{L}\p{M}\p{N}]`
const atom = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`
const label = String.raw`(?=[^.]{1,63}(?:\.|$))${character}(?:[\p{L}\p{M}\p{N}·・-]*${character})?`
/** A top-level domain has two characters at least, and is no number. */
const top = String.raw`(?=[^.]{2,63}$)(?!\p{N}+$)${character}(?:[\p{L}\p{M}\p{N}-]*${character})`

/** Dot-atom of RFC 5322 with the scripts of RFC 6531, at a host name of two labels or more. No quotes, no comments. */
const pattern = new RegExp(String.raw`^(?=.{1,64}@)${atom}(?:\.${atom})*@(?:${label}\.)+${top}$`, 'u')

const schema = z.email({ pattern })

/** An e-mail address, at most 320 characters (RFC 3696 errata 1690), kept as typed, compared without case. */
export const email = () =>
  text({ max: 320, min: 1 }).refine(value => value === '' || schema.safeParse(value).success, issue('not_an_email'))
