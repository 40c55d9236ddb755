export const en = {
  copyEmail: (name: string, subject: string) => ({
    subject: `We got your message: ${subject}`,
    greeting: `Hi, ${name}`,
    intro:
      'Thank you for writing to us. Someone will read it and get back to you at this address. Here’s what you wrote:',
    closing: 'This is your copy; there’s nothing you need to do.',
  }),
  answerEmail: (name: string, subject: string) => ({
    subject: `Our answer to “${subject}”`,
    greeting: `Hi, ${name}`,
    question: 'You wrote:',
    label: 'Write to us',
    closing: 'Still have a question? Write to us anytime.',
  }),
}

export type Messages = typeof en
