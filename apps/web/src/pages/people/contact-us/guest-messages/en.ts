const en = {
  title: 'Contact us',
  byMail: 'Write to us in your own language. A person reads it, and answers.',
  logIn: 'Log in to write to us',
  fromInside: 'Contact Us is in your menu then. A person reads what you write, and answers.',
  toSignIn: 'Log in and write here',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'contact-us': typeof en
  }
}

export default en
