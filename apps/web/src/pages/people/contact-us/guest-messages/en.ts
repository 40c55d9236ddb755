const en = {
  title: 'Contact us',
  byEmail: 'Write to us in English, French, Spanish or Portuguese. A real person will get back to you.',
  logIn: 'Log in to write to us',
  fromInside: 'You’ll find Contact Us in the menu. A real person will get back to you.',
  toSignIn: 'Log in to write here',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'contact-us': typeof en
  }
}

export default en
