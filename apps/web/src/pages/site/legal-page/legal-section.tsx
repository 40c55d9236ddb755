import classes from './legal-section.module.css'
import type { LegalBlock, LegalSection as Section } from './legal-text.ts'
import { LinkedText } from './linked-text.tsx'

const Block = ({ block }: { block: LegalBlock }) =>
  block.kind === 'paragraph' ? (
    <p>
      <LinkedText text={block.text} />
    </p>
  ) : (
    <ul>
      {block.items.map(item => (
        <li key={item}>
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
  )

const keyOf = (block: LegalBlock) => (block.kind === 'paragraph' ? block.text : block.items.join())

/** A heading with its own anchor, and its content. */
export function LegalSection({ section }: { section: Section }) {
  return (
    <section id={section.id} className={classes.section} aria-labelledby={`${section.id}-heading`}>
      <h2 id={`${section.id}-heading`}>{section.heading}</h2>
      {section.blocks.map(block => (
        <Block key={keyOf(block)} block={block} />
      ))}
    </section>
  )
}
