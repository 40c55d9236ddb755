const address = /(https:\/\/[^\s,;)]+)/

/** Text in which each https address is a link, shown without its scheme. */
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map(part =>
    address.test(part) ? (
      <a key={part} href={part} rel="noreferrer">
        {part.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')}
      </a>
    ) : (
      part
    ),
  )
}
