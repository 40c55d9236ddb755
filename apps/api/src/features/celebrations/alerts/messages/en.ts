/** `when` is null while the date is open. */
type Said = { name: string; title: string; when: string | null }

export const en = {
  email: ({ name, title, when }: Said) => ({
    subject: `New event: ${title}`,
    greeting: `Hi, ${name}`,
    text: `“${title}”${when === null ? ', with a date for your guests to choose,' : ` on ${when}`} was just created with your account. Was that you?`,
    coverAlt: 'Cover photo',
    mine: 'It was me',
    notMine: 'It was not me',
    closing: 'Both links work for 7 days. If it wasn’t you, the second one helps you delete the event.',
  }),
}

export type Messages = typeof en
