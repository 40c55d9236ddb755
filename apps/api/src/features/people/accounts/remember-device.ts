import type { SecondStepAsked, SignedIn } from '@celebrio/contract/people/users'
import type { AppContext } from '#platform/app-context.ts'
import { deviceCookie } from '#platform/auth/known-devices.ts'
import { WithCookies } from '#platform/http/redirect.ts'

type From = { cookies: Readonly<Record<string, string | undefined>> }

/** Answers somebody who has shown that an account is theirs, with the cookie by which their device is known from now on. */
export const rememberDevice = <Body>({ signer }: AppContext, { cookies }: From, email: string, answer: Body) =>
  new WithCookies(answer, [deviceCookie(signer, cookies, email)])

/** The same of a sign-in, unless its second step is still to come. */
export const rememberOnceIn = <In extends SignedIn>(app: AppContext, from: From, answer: In | SecondStepAsked) =>
  'second_step' in answer ? answer : rememberDevice<In | SecondStepAsked>(app, from, answer.user.email, answer)
