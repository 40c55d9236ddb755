import type { DemoSignIn } from './load-demo.ts'

const longest = (texts: string[]) => Math.max(...texts.map(text => text.length))

/** The sign-ins as lines for a terminal: those with something special to see, and the one password. */
export function printSignIns(signIns: readonly DemoSignIn[]): string {
  const [first] = signIns
  if (!first) return 'There are people already; the demo world was not loaded.\n'
  const shown = signIns.filter(({ why }) => why !== '')
  const [names, emails] = [longest(shown.map(({ name }) => name)), longest(shown.map(({ email }) => email))]
  const lines = shown.map(({ name, email, why }) => `  ${email.padEnd(emails)}  ${name.padEnd(names)}  ${why}`)
  const others = signIns.length - shown.length
  return [
    `The demo world is loaded. Sign in as one of these, or of ${others} more, with the password ${first.password}`,
    ...lines,
    '',
  ].join('\n')
}
